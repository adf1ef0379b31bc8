import { Direction } from "radix-ui";
import { createContext, type ReactNode, useContext } from "react";
import { englishLabels, type Labels } from "#ui/labels.ts";

type Locale = { locale: string; direction: "ltr" | "rtl"; labels: Labels };

const LocaleContext = createContext<Locale>({ locale: "en", direction: "ltr", labels: englishLabels });

export function LocaleProvider({ children, ...changes }: Partial<Locale> & { children: ReactNode }) {
  const locale = { ...useContext(LocaleContext), ...changes };
  return (
    <LocaleContext value={locale}>
      <Direction.Provider dir={locale.direction}>{children}</Direction.Provider>
    </LocaleContext>
  );
}

export const useLocale = (): Locale => useContext(LocaleContext);
export const useLabels = (): Labels => useContext(LocaleContext).labels;
