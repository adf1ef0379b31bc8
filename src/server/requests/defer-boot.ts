// All scripts are asked for at once and run one file at a time, each in a task of its own, so that a touch never waits
// for all of them. A page at rest asks for them at the first touch only, unless somebody is signed in; until then its
// own small script does what the site does on every page. A pointer that lies on the page when it appears is no touch,
// one that comes over something to press or to read off is.
const bootLoader = `(()=>{
let s=document.currentScript.dataset,started=0,
rests=s.resting&&!/(^|; )aangemeld=1/.test(document.cookie),
events=["pointerover","pointerdown","touchstart","keydown","focusin","scroll","storage","app:wake"],
list=t=>t?t.split(" "):[],
turn=()=>new Promise(r=>setTimeout(r)),
boot=async e=>{
if(e&&rests&&e.type=="pointerover"&&!e.target.closest("a,button,summary,label,svg,[tabindex='0']"))return;
if(started++)return;
for(let e of events)removeEventListener(e,boot,!0);
let ids=list(s.ids),urls=list(s.modules),chunks=list(s.chunks),found={};
for(let u of [...chunks,s.manifest,...urls,s.entry]){
let l=document.createElement("link");l.rel="modulepreload";l.href=u;document.head.append(l)
}
try{
for(let u of chunks){await import(u);await turn()}
await import(s.manifest);
for(let i=0;i<urls.length;i++){found[ids[i]]=await import(urls[i]);await turn()}
window.__reactRouterRouteModules=found;
await import(s.entry)
}catch(e){console.error("Boot failed",e)}
},
rest=async()=>{
if(started)return;
await import(s.manifest);
await import(s.resting);
dispatchEvent(new Event("app:rest"))
},
begin=rests?rest:boot,
idle=()=>window.requestIdleCallback?requestIdleCallback(()=>begin(),{timeout:4e3}):setTimeout(begin,200);
for(let e of events)addEventListener(e,boot,{capture:!0,passive:!0});
document.readyState=="complete"?idle():addEventListener("load",idle)
})()`;

// What every page is made of, in the order in which one needs the other.
const sharedFirst = /\/(framework|shell|resting)-[^/]+\.js$/;
const restingFile = /\/resting-[^/]+\.js$/;

/** What a visitor may press before the site's scripts have come, and that would do nothing then. */
const needsScripts = /<(input|select|textarea|canvas|button(?![^>]*\bpopovertarget=))\b/i;
const mainPart = /<main\b[^>]*>([\s\S]*)<\/main>/;

/** Text and links work by themselves; a page with more than that is brought to life as soon as it is idle. */
const canRest = (html: string) => !needsScripts.test(mainPart.exec(html)?.[1] ?? "<input>");

const bootScript = /<script(?=[^>]* type="module")(?=[^>]* async="")[^>]*>([\s\S]*?)<\/script>/;

/**
 * React Router starts as soon as the page is read. Ours reads first: preloads go, and the modules are asked for
 * once the page is loaded and idle, or at the visitor's first touch.
 */
export function deferBoot(html: string, nonce: string | null, mayRest = false): string {
  const found = bootScript.exec(html);
  if (!found) throw new Error("React Router's boot script was not found: look at deferBoot().");
  const { manifest, modules, entry } = readBoot(found[1] ?? "");
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g)].map(([, url = ""]) => url);
  const resting = mayRest && canRest(html) ? preloads.find((url) => restingFile.test(url)) : undefined;
  const chunks = [...new Set(preloads)].filter((url) => sharedFirst.test(url)).toSorted();
  const attributes = [
    `data-chunks="${chunks.join(" ")}"`,
    `data-manifest="${manifest}"`,
    `data-ids="${modules.map(({ id }) => id).join(" ")}"`,
    `data-modules="${modules.map(({ url }) => url).join(" ")}"`,
    `data-entry="${entry}"`,
    ...(resting ? [`data-resting="${resting}"`] : []),
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
