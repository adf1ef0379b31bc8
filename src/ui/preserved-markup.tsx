import { type ReactNode, useState, useSyncExternalStore } from "react";

const never = () => () => {};

type PreservedMarkupProps = {
  as?: "div" | "g" | "ul" | "datalist";
  id?: string;
  /** What the picture is drawn from; while it is the same, the server's drawing stays. */
  of: unknown;
  className?: string | undefined;
  strokeWidth?: number;
  strokeOpacity?: string;
  children: () => ReactNode;
};

/**
 * A drawing that the server made and that nothing in the browser changes: React leaves its hundreds of elements as they
 * are, instead of going through each of them while the page comes to life. It is drawn anew when its source changes.
 */
export function PreservedMarkup({ as: Tag = "div", of, children, ...props }: PreservedMarkupProps) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== "undefined",
  );
  const [kept] = useState(isHydrating ? { of } : null);
  if (kept && Object.is(kept.of, of)) {
    return <Tag key="kept" {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  }
  return (
    <Tag key="drawn" {...props}>
      {children()}
    </Tag>
  );
}
