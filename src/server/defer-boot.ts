const bootLoader = `(()=>{
let s=document.currentScript.dataset,started=0,
events=["pointerover","pointerdown","touchstart","keydown","focusin","scroll"],
boot=()=>{
if(started++)return;
for(let e of events)removeEventListener(e,boot,!0);
let ids=s.ids.split(" "),urls=s.modules.split(" ");
Promise.all([import(s.manifest),...urls.map(u=>import(u))]).then(([,...m])=>{
window.__reactRouterRouteModules=Object.fromEntries(ids.map((id,i)=>[id,m[i]]));
return import(s.entry)
}).catch(e=>console.error("Boot failed",e))
},
idle=()=>window.requestIdleCallback?requestIdleCallback(boot,{timeout:4e3}):setTimeout(boot,200);
for(let e of events)addEventListener(e,boot,{capture:!0,passive:!0});
document.readyState=="complete"?idle():addEventListener("load",idle)
})()`;

const bootScript = /<script(?=[^>]* type="module")(?=[^>]* async="")[^>]*>([\s\S]*?)<\/script>/;

/**
 * React Router starts as soon as the page is read. Ours reads first: preloads go, and the modules are asked for
 * once the page is loaded and idle, or at the visitor's first touch.
 */
export function deferBoot(html: string, nonce: string | null): string {
  const found = bootScript.exec(html);
  if (!found) throw new Error("React Router's boot script was not found: look at deferBoot().");
  const { manifest, modules, entry } = readBoot(found[1] ?? "");
  const attributes = [
    `data-manifest="${manifest}"`,
    `data-ids="${modules.map(({ id }) => id).join(" ")}"`,
    `data-modules="${modules.map(({ url }) => url).join(" ")}"`,
    `data-entry="${entry}"`,
    ...(nonce ? [`nonce="${nonce}"`] : []),
  ];
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*\/>/g, "")
    .replace(bootScript, () => `<script ${attributes.join(" ")}>${bootLoader}</script>`);
}

function readBoot(code: string) {
  const manifest = /import "([^"]+)";/.exec(code)?.[1];
  const entry = /import\("([^"]+)"\)/.exec(code)?.[1];
  const urls = new Map(
    [...code.matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(([, name, url]) => [name, url]),
  );
  const modules = [...code.matchAll(/"([^"]+)":\s*(route\d+)/g)].map(([, id = "", name]) => ({
    id,
    url: urls.get(name) ?? "",
  }));
  if (!manifest || !entry || modules.length === 0 || modules.some(({ id, url }) => !url || id.includes(" "))) {
    throw new Error("React Router's boot script has changed: look at deferBoot().");
  }
  return { manifest, modules, entry };
}
