import { Direction } from "radix-ui";
import { createContext, type ReactNode, useContext } from "react";
import { englishLabels, type Labels } from "#ui/labels.ts";

type Locale = { locale: string; direction: "ltr" | "rtl"; labels: Labels };

const LocaleContext = createContext<Locale>({ locale: "en", direction: "ltr", labels: englishLabels });

type LocaleProviderProps = {
  locale?: string;
  direction?: "ltr" | "rtl";
  labels?: Partial<Labels>;
  children: ReactNode;
};

/** What is not given stays as it was around it. */
export function LocaleProvider({ children, labels, ...changes }: LocaleProviderProps) {
  const around = useContext(LocaleContext);
  const locale = { ...around, ...changes, labels: { ...around.labels, ...labels } };
  return (
    <LocaleContext value={locale}>
      <Direction.Provider dir={locale.direction}>{children}</Direction.Provider>
    </LocaleContext>
  );
}

export const useLabels = (): Labels => useContext(LocaleContext).labels;
