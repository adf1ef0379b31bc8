export type XmlNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: XmlNode[];
};

/** Enough of XML to read what we write: elements, attributes, text. Refuses what is not well formed. */
export function readXml(xml: string): XmlNode {
  const root: XmlNode = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  for (const [, close, name, attributes, text] of xml
    .replace(/^<\?xml[^>]*\?>\s*/, "")
    .matchAll(/<(\/?)([\w:]+)([^>]*)>([^<]*)/g)) {
    const inner = open.at(-1) as XmlNode;
    if (close) {
      if (inner.name !== name) throw new Error(`${name} closes ${inner.name}.`);
      open.pop();
      continue;
    }
    const pairs = [...(attributes ?? "").matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    const words = (text ?? "").trim().replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
    const node = { name: name ?? "", attributes: Object.fromEntries(pairs), text: words, children: [] };
    inner.children.push(node);
    open.push(node);
  }
  if (open.length !== 1) throw new Error("An element is never closed.");
  return root.children[0] as XmlNode;
}

const bare = ({ name }: XmlNode) => name.replace(/^.*:/, "");

/** All elements at a path of names without their prefix. */
export function nodesAt(node: XmlNode, path: string): XmlNode[] {
  const [first, ...rest] = path.split("/");
  const found = node.children.filter((child) => bare(child) === first);
  return rest.length === 0 ? found : found.flatMap((one) => nodesAt(one, rest.join("/")));
}

export const textAt = (node: XmlNode, path: string): string => nodesAt(node, path)[0]?.text ?? "";

/** Every element below, the outermost first. */
export const allNodes = (node: XmlNode): XmlNode[] => [node, ...node.children.flatMap(allNodes)];
