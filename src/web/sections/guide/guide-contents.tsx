import { Link } from "react-router";
import type { GuideFrame } from "#content/pages/information/guide-words.ts";
import { ContentsTwice } from "#web/sections/table-of-contents.tsx";

/** The place of a chapter in the list, or the page that holds all of them. */
export type GuidePage = number | "whole";

type GuideContentsProps = { frame: GuideFrame; current: GuidePage };

/**
 * The chapters with their sections: what is on this page is a step down, the rest another page. Folded on a narrow screen, the
 * other chapters are named without their sections.
 */
export function GuideContents({ frame: { contents, chapters, whole }, current }: GuideContentsProps) {
  const isHere = (index: number) => current === "whole" || current === index;
  return (
    <ContentsTwice
      label={contents}
      list={(place) => (
        <ol className={`${place} contents-chapters`}>
          {chapters.map(({ name, path, sections }, index) => (
            <li key={path}>
              <Link to={path} {...(index === current ? { "aria-current": "page" } : {})}>
                {`${index + 1}. ${name}`}
              </Link>
              {isHere(index) || place === "contents-links" ? (
                <ol>
                  {sections.map((section) => (
                    <li key={section.id}>
                      {isHere(index) ? (
                        <a href={`#${section.id}`}>{section.title}</a>
                      ) : (
                        <Link to={`${path}#${section.id}`}>{section.title}</Link>
                      )}
                    </li>
                  ))}
                </ol>
              ) : null}
            </li>
          ))}
          {current === "whole" ? null : (
            <li>
              <Link to={whole.path}>{whole.label}</Link>
            </li>
          )}
        </ol>
      )}
    />
  );
}
