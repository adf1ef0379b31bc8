import type { tourWords } from "#content/pages/discover/tour.ts";
import { Contract } from "#ui/illustrations/contract.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

type Checklist = ReturnType<typeof tourWords>["checklist"];

export function AgreementChecklist({ words, caption }: { words: Checklist; caption: string }) {
  return (
    <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[auto_1.2fr_1fr]">
      <Contract className="mx-auto w-full max-w-56 max-sm:hidden" />
      <div>
        <h2 className="font-display text-h4">{words.label}</h2>
        <ol className="mt-3 grid gap-2">
          {words.items.map((item) => (
            <li key={item} className="flex items-center gap-3">
              <span className="grid size-7 shrink-0 place-items-center rounded-tile border border-secondary-edge bg-secondary-fill text-fill-ink">
                <Icon name="check" className="size-4" />
              </span>
              {item}
            </li>
          ))}
        </ol>
      </div>
      <div className="lg:border-line lg:border-l lg:pl-10">
        <h2 className="font-display text-h4">{words.month}</h2>
        <ul className="mt-3 grid gap-2">
          {words.monthItems.map((item) => (
            <li key={item} className="flex items-start gap-3">
              <Icon name="calendar" className="mt-1 size-5 text-primary" />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <p className="text-muted text-small lg:col-span-3">{caption}</p>
    </div>
  );
}
