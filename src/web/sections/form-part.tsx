import type { ReactNode } from "react";

/** One step of a long form under its own heading. */
export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-6">
    <h2 className="font-display text-h3">{title}</h2>
    {children}
  </section>
);
