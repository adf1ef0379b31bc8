import type { ReactNode } from "react";

export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-x-8 gap-y-7 sm:grid-cols-2">{children}</div>
);
