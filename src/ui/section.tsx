import { type ReactNode, Suspense } from "react";

const tones = {
  plain: "",
  sunken: "bg-sunken border-y border-line",
  primary: "bg-primary-soft",
};
const widths = { page: "max-w-page", text: "max-w-text" };

type SectionProps = {
  tone?: keyof typeof tones;
  width?: keyof typeof widths;
  id?: string;
  title?: string;
  lead?: ReactNode;
  children?: ReactNode;
};

export function Section({ tone = "plain", width = "page", id, title, lead, children }: SectionProps) {
  return (
    <section id={id} className={`scroll-mt-24 py-10 md:py-16 ${tones[tone]}`}>
      <div className={`mx-auto px-5 sm:px-8 ${widths[width]}`}>
        {title ? <h2 className="max-w-text text-balance font-display text-h2">{title}</h2> : null}
        {lead ? <div className="mt-4 max-w-text text-lead text-muted">{lead}</div> : null}
        {children ? (
          <div className={title || lead ? "mt-8 md:mt-10" : ""}>
            {/* A section comes to life in a task of its own, so that a long page never blocks a touch for long. */}
            <Suspense fallback={null}>{children}</Suspense>
          </div>
        ) : null}
      </div>
    </section>
  );
}

type PageHeroProps = {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  aside?: ReactNode;
  /** "hero" is for the home page alone. */
  size?: "page" | "hero";
  children?: ReactNode;
};

export function PageHero({ eyebrow, title, lead, actions, aside, size = "page", children }: PageHeroProps) {
  return (
    <div className="page-hero">
      <div className={aside ? "grid items-center gap-10 lg:grid-cols-[1.15fr_1fr] lg:gap-16" : "max-w-text"}>
        <div>
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
          <h1
            className={`text-balance font-display tracking-tight ${size === "hero" ? "text-hero tracking-tighter" : "text-h1"}`}
          >
            {title}
          </h1>
          {lead ? <div className="mt-5 max-w-text text-lead text-muted">{lead}</div> : null}
          {actions ? <div className="mt-7 flex flex-wrap items-center gap-3">{actions}</div> : null}
        </div>
        {aside ? <div>{aside}</div> : null}
      </div>
      {children ? <div className="mt-10">{children}</div> : null}
    </div>
  );
}

/** Flow text: paragraphs, lists, small headings, definitions. */
export function Prose({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`prose ${className}`}>{children}</div>;
}
