import { Link } from "react-router";
import type { FormsChooserWords } from "#content/pages/sharing/forms-chooser.ts";
import { Badge } from "#ui/badge.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";

/** One question with its answers folded in it: the browser opens and closes them, with script or without. */
export function FormsChooser({ words }: { words: FormsChooserWords }) {
  return (
    <div>
      <h3 className="font-display text-h3">{words.opening}</h3>
      <div className="mt-4 grid gap-2">
        {words.places.map(({ id, place, forms }, index) => (
          <details
            key={id}
            id={id}
            name="woonplaats"
            open={index === 0}
            className="group scroll-mt-24 rounded-control border border-line bg-surface open:border-primary"
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-control px-5 py-3 font-semibold hover:bg-primary-soft group-open:text-primary">
              <span className="min-w-0">{place}</span>
              <Icon name="chevron-down" className="size-5 shrink-0 text-primary group-open:rotate-180" />
            </summary>
            <ul className="grid gap-x-8 gap-y-6 px-5 pt-2 pb-6 md:grid-cols-2 lg:grid-cols-3">
              {forms.map(({ name, price, text, link }) => (
                <li key={name}>
                  <h4 className="font-display text-h4">{name}</h4>
                  <Badge tone={price === words.free ? "secondary" : "sun"}>{price}</Badge>
                  <p className="mt-2 text-base text-muted">{text}</p>
                  {link ? (
                    <TextLink asChild className="mt-1 inline-flex min-h-11 items-center text-base">
                      <Link to={link.path}>{link.label}</Link>
                    </TextLink>
                  ) : null}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </div>
  );
}
