import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";

type MyPageProps = {
  eyebrow: string;
  title: string;
  lead: string;
  back?: { readonly label: string; readonly path: string };
  /** What was just done. */
  done?: string | null;
  children: ReactNode;
};

/** What was just done. Who did it on this very page begins to read here, as after a page of its own. */
function Done({ children }: { children: string }) {
  const told = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== FIRST_LOCATION) told.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <div ref={told} tabIndex={-1} className="mt-6 max-w-text rounded-card">
      <Alert tone="ok" role="status">
        <p>{children}</p>
      </Alert>
    </div>
  );
}

/** The key that the router gives to what was loaded as a page. */
const FIRST_LOCATION = "default";

/** The frame of a page beside the account's navigation, narrower than the site's other pages. */
export const MyPage = ({ eyebrow, title, lead, back, done, children }: MyPageProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-5 pt-2 pb-16 sm:px-8 lg:gap-12 lg:px-0">
    <div>
      {back ? (
        <TextLink asChild className="mb-3 inline-flex min-h-11 items-center gap-2 text-base">
          <Link to={back.path}>
            <Icon name="arrow-left" className="size-4.5" />
            {back.label}
          </Link>
        </TextLink>
      ) : (
        <p className="mb-3 font-semibold text-primary text-small">{eyebrow}</p>
      )}
      <h1 className="text-balance break-words font-display text-h2 tracking-tight sm:text-h1">{title}</h1>
      <p className="mt-4 max-w-text text-lead text-muted">{lead}</p>
      {done ? <Done>{done}</Done> : null}
    </div>
    {children}
  </div>
);

type MySectionProps = { title: string; id?: string; action?: ReactNode; children: ReactNode };

export const MySection = ({ title, id, action, children }: MySectionProps) => (
  <section {...(id ? { id } : {})} className="min-w-0">
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
      <h2 className="font-display text-h3">{title}</h2>
      {action}
    </div>
    {children}
  </section>
);
