import type { ReactNode } from "react";

type MyPageProps = { eyebrow: string; title: string; lead: string; children: ReactNode };

/** The frame of a page beside the account's navigation, narrower than the site's other pages. */
export const MyPage = ({ eyebrow, title, lead, children }: MyPageProps) => (
  <div className="grid gap-12 px-5 pt-2 pb-16 sm:px-8 lg:px-0">
    <div>
      <p className="mb-3 font-semibold text-primary text-small">{eyebrow}</p>
      <h1 className="text-balance font-display text-h1 tracking-tight">{title}</h1>
      <p className="mt-4 max-w-text text-lead text-muted">{lead}</p>
    </div>
    {children}
  </div>
);

export const MySection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0">
    <h2 className="mb-4 font-display text-h3">{title}</h2>
    {children}
  </section>
);
