import type { ReactNode } from "react";

type ShareAndExportBodyProps = { title: string; points: readonly string[]; children: ReactNode };

/** What to do, and beside it what is good to know. */
export const ShareAndExportBody = ({ title, points, children }: ShareAndExportBodyProps) => (
  <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-5 pb-16 sm:px-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <div className="grid min-w-0 content-start gap-6">{children}</div>
    <aside className="min-w-0">
      <h2 className="font-display text-h4">{title}</h2>
      <ul className="mt-4 grid gap-4">
        {points.map((point) => (
          <li key={point} className="border-line border-t pt-4 text-base text-muted">
            {point}
          </li>
        ))}
      </ul>
    </aside>
  </div>
);
