export type ReadControl = {
  /** The attributes of the control that posts under this name. */
  control: Record<string, string>;
  labels: string[];
  /** The words that the control's description is made of, in reading order. */
  description: string[];
  errorMessage: string | undefined;
};

/** For tests: a field as the server sends it, and how its parts are tied together. */
export function readControl(html: string, name: string): ReadControl {
  const tag = html.match(/<(?:input|select|textarea)[^>]*>/g)?.find((found) => found.includes(` name="${name}"`));
  if (tag === undefined) throw new Error(`No control posts under the name ${name}: ${html}`);
  const control = Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
  const textOf = (id: string) => {
    const start = html.indexOf(` id="${id}"`);
    if (start === -1) throw new Error(`Nothing has the id ${id}: ${html}`);
    const inside = html.slice(html.indexOf(">", start) + 1);
    return visibleText(inside.slice(0, inside.search(/<\/(?:p|label|legend)>|<input|<\/span><\/div>/)));
  };
  const ids = (attribute: string | undefined) => attribute?.split(" ") ?? [];
  return {
    control,
    labels: [...html.matchAll(/<label[^>]*\sfor="([^"]*)"[^>]*>(.*?)<\/label>/g)]
      .filter(([, target]) => target === control["id"])
      .map(([, , words]) => visibleText(words ?? "")),
    description: ids(control["aria-describedby"]).map(textOf),
    errorMessage: control["aria-errormessage"] === undefined ? undefined : textOf(control["aria-errormessage"]),
  };
}

const visibleText = (html: string) => html.replace(/<[^>]*>/g, "").trim();
