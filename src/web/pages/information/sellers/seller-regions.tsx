import { Icon } from "#ui/pictures/icon.tsx";

type Region = { readonly name: string; readonly items: readonly string[] };
type SellerRegionsProps = { words: { readonly flanders: Region; readonly brussels: Region; readonly note: string } };

export function SellerRegions({ words }: SellerRegionsProps) {
  return (
    <>
      <div className="grid gap-8 md:grid-cols-2">
        {[words.flanders, words.brussels].map(({ name, items }) => (
          <div key={name}>
            <h3 className="flex items-center gap-2 text-h4">
              <Icon name="map-pin" className="size-5 text-primary" />
              {name}
            </h3>
            <ul className="mt-3 divide-y divide-line border-line border-y">
              {items.map((item) => (
                <li key={item} className="py-3 text-base">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-4 max-w-text text-base text-muted">{words.note}</p>
    </>
  );
}
