import { Link } from "react-router";
import { footerWords } from "#content/shell.ts";
import { Logo } from "#ui/pictures/logo.tsx";
import { useSite } from "#web/shell/shell.ts";
import { ShellPart } from "./shell-part.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";
import { ConsentAgain } from "./tag-manager.tsx";

export const SiteFooter = () => (
  <ShellPart of="footer" className="mt-auto border-line border-t bg-sunken">
    <FooterContent />
  </ShellPart>
);

function FooterContent() {
  const site = useSite();
  const words = footerWords(site);
  return (
    <div className="mx-auto max-w-page px-5 py-12 sm:px-8 md:py-16">
      <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="max-w-sm">
          <Logo className="size-10" />
          <p className="mt-4 text-base text-muted">{words.promise}</p>
          <h2 className="mt-6 font-semibold text-base">{words.newsletter.title}</h2>
          <p className="mt-1 text-base text-muted">{words.newsletter.body}</p>
          <SubscribeForm words={words.newsletter} />
        </div>
        {words.groups.map(({ title, places }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-semibold text-base">{title}</h2>
            <ul className="foot-links">
              {places.map(({ name, path }) => (
                <li key={path}>
                  <Link to={path} discover="none">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mt-10 border-line border-t pt-6 text-muted text-small">
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {words.identity.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <ul className="foot-links flex flex-wrap gap-x-5 text-small">
          {words.legal.map(({ name, path }) => (
            <li key={path}>
              <Link to={path} discover="none">
                {name}
              </Link>
            </li>
          ))}
          <li>
            <ConsentAgain />
          </li>
        </ul>
      </div>
    </div>
  );
}
