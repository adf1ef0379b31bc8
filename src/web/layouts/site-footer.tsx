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
    <div className="site-foot">
      <div className="foot-columns">
        <div className="foot-lead">
          <Logo className="size-10" />
          <p>{words.promise}</p>
          <h2>{words.newsletter.title}</h2>
          <p>{words.newsletter.body}</p>
          <SubscribeForm words={words.newsletter} />
        </div>
        {words.groups.map(({ title, places }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
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
      <div className="foot-last">
        <p>
          {words.identity.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <ul className="foot-links">
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
