import { type RestingSheet, withRestingSheet } from "../stored/resting-sheet.ts";

// All scripts are asked for at once and run one file at a time, each in a task of its own, so that a touch never waits
// for all of them. A page that waits asks for them at the first touch only, unless somebody is signed in; until then its
// own small script does what the site does on every page. A pointer that lies on the page when it appears is no touch,
// one that comes over something to press or to read off is. What was typed or pressed before React took it over is kept
// for it (src/web/browser/loading/early-input.ts). A page at rest, of text and links alone, has neither the styles of other
// pages nor its own words a second time, so both come with the scripts. Without them, or with other words than it was drawn
// with, it stays at rest, and what the small script does is done all the same. A page with fields, in which nothing was typed
// and whose scripts a newer build took away, is loaded again; so is one that was left while they came and is gone back to.
// A failure is told later: who leaves a page while it loads cuts its scripts off, and is gone by then.
const bootLoader = `(()=>{
let s=document.currentScript.dataset,started=0,calmed=0,
rests=s.resting&&!/(^|; )aangemeld=1/.test(document.cookie),
events=["pointerover","pointerdown","touchstart","keydown","focusin","scroll","storage","click","input","app:wake"],
early=window.earlyInput={waiting:new Set,isHeard:!1},
list=t=>t?t.split(" "):[],
turn=()=>new Promise(r=>setTimeout(r)),
note=e=>{
let t=e.type=="click"?e.target.closest("button"):e.target,h=early.isHeard,
heard=()=>h&&Object.keys(t).some(k=>k.startsWith("__reactFiber"));
if(!t)return;
if(heard())return early.waiting.delete(t);
setTimeout(()=>{
if(heard())return early.waiting.delete(t);
early.waiting.add(t);dispatchEvent(new Event("app:early"))
})
},
add=(rel,href)=>new Promise((done,failed)=>{
let l=document.createElement("link");l.rel=rel;l.href=href;l.onload=done;l.onerror=failed;document.head.append(l)
}),
boot=async e=>{
if(e&&rests&&/click|input/.test(e.type)&&!e.target.closest("main"))return;
if(e&&rests&&e.type=="pointerover"&&!e.target.closest("a,button,input,select,textarea,summary,label,svg,[tabindex='0']"))return;
if(started++)return;
for(let e of events)removeEventListener(e,boot,!0);
let ids=list(s.ids),urls=list(s.modules),chunks=list(s.chunks),found={},
styled=s.sheet?add("stylesheet",s.sheet).then(()=>!0,()=>!1):!0,
words=s.words&&fetch(s.words).then(r=>r.json()).catch(()=>({}));
for(let u of [...chunks,s.manifest,...urls,s.entry])add("modulepreload",u).catch(()=>{});
try{
for(let u of chunks){await import(u);await turn()}
await import(s.manifest);
if(!await styled)throw s.sheet;
if(s.words){
let {build,stamp,data}=await words;
if(build!=window.__reactRouterManifest.version||stamp!=s.stamp)throw s.words;
window.__restingWords=data
}
for(let i=0;i<urls.length;i++){found[ids[i]]=await import(urls[i]);await turn()}
window.__reactRouterRouteModules=found;
await import(s.entry)
}catch(e){setTimeout(()=>console.error("Boot failed",e),5e3);if(rests)calm().catch(()=>{});renew().catch(()=>{})}
},
renew=async()=>{
if(s.words||early.waiting.size||(await fetch(s.entry,{method:"HEAD"})).status!=404)return;
let k="nuxt:reload",g=JSON.parse(sessionStorage[k]||"{}"),p=location.pathname+location.search,n=Date.now();
if(g[p]>n)return;
g[p]=n+1e4;sessionStorage[k]=JSON.stringify(g);location.reload()
},
calm=async()=>{
if(calmed++)return;
await import(s.manifest);
await import(s.resting);
dispatchEvent(new Event("app:rest"))
},
rest=async()=>{if(!started)await calm()},
begin=rests?rest:boot,
idle=()=>window.requestIdleCallback?requestIdleCallback(()=>begin(),{timeout:4e3}):setTimeout(begin,200);
for(let e of events)addEventListener(e,boot,{capture:!0,passive:!0});
addEventListener("pageshow",e=>{if(e.persisted&&started&&!("ready" in document.documentElement.dataset))location.reload()});
for(let e of ["input","click"])addEventListener(e,note,{capture:!0,passive:!0});
document.readyState=="complete"?idle():addEventListener("load",idle)
})()`;

// What every page is made of, in the order in which one needs the other.
const sharedFirst = /\/(framework|shell|resting)-[^/]+\.js$/;
const restingFile = /\/resting-[^/]+\.js$/;

/** What a visitor may press before the site's scripts have come, and that would do nothing then. */
const needsScripts = /<(input|select|textarea|canvas|button(?![^>]*\bpopovertarget=))\b/i;
const mainPart = /<main\b[^>]*>([\s\S]*)<\/main>/;

/** Text and links work by themselves: such a page may come without what only its scripts would read. */
const canRest = (html: string) => !needsScripts.test(mainPart.exec(html)?.[1] ?? "<input>");

const bootScript = /<script(?=[^>]* type="module")(?=[^>]* async="")[^>]*>([\s\S]*?)<\/script>/;

/** Where a page at rest finds what it leaves out. */
export type Rest = {
  readonly sheet: RestingSheet | null;
  /** The address of its words, as a page that is navigated to gets them. */
  readonly words: string;
  /** Of the words that it was drawn with. */
  readonly stamp: string;
};

/** When a page asks for its scripts: at the first touch where it waits, and then with what it left out; else once it is idle. */
export type Start = { readonly rest?: Rest | null; readonly waits?: boolean };

/**
 * React Router starts as soon as the page is read. Ours reads first: preloads go, and the modules are asked for
 * once the page is loaded and idle, or at the visitor's first touch.
 */
export function deferBoot(html: string, nonce: string | null, { rest = null, waits = false }: Start = {}): string {
  const found = bootScript.exec(html);
  if (!found) throw new Error("React Router's boot script was not found: look at deferBoot().");
  const { manifest, modules, entry } = readBoot(found[1] ?? "");
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g)].map(([, url = ""]) => url);
  const resting = waits ? preloads.find((url) => restingFile.test(url)) : undefined;
  const isAtRest = resting !== undefined && rest !== null && canRest(html);
  const lean = isAtRest ? leanPage(html, rest, modules.at(-1)?.id ?? "") : { html, attributes: [] };
  const chunks = [...new Set(preloads)].filter((url) => sharedFirst.test(url)).toSorted();
  const attributes = [
    `data-chunks="${chunks.join(" ")}"`,
    `data-manifest="${manifest}"`,
    `data-ids="${modules.map(({ id }) => id).join(" ")}"`,
    `data-modules="${modules.map(({ url }) => url).join(" ")}"`,
    `data-entry="${entry}"`,
    ...(resting ? [`data-resting="${resting}"`] : []),
    ...lean.attributes,
    ...(nonce ? [`nonce="${nonce}"`] : []),
  ];
  return lean.html
    .replaceAll(/<link rel="modulepreload"[^>]*\/>/g, "")
    .replace(bootScript, () => `<script ${attributes.join(" ")}>${bootLoader}</script>`);
}

// What React Router writes for a page whose loader alone gave something: no other loader did, and nothing failed.
const stateScript =
  /<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;
const closingScript = /<script[^>]*>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/;
const stateOf = (id: string) =>
  `[{"_1":2,"_3":-5,"_4":-5},"loaderData",{"_5":6},"actionData","errors",${JSON.stringify(id)},`;

/** Leaves out of a page at rest what only its scripts would read, and tells them where it is. */
function leanPage(html: string, { sheet, words, stamp }: Rest, id: string): { html: string; attributes: string[] } {
  const attributes: string[] = [];
  let lean = html;
  const states = [...html.matchAll(stateScript)];
  if (states.length === 1 && (JSON.parse(states[0]?.[1] ?? '""') as string).startsWith(stateOf(id))) {
    attributes.push(`data-words="${words}"`, `data-stamp="${stamp}"`);
    lean = lean.replace(stateScript, "").replace(closingScript, "");
  }
  const styled = sheet && withRestingSheet(lean, sheet);
  if (styled) {
    attributes.push(`data-sheet="${sheet.whole}"`);
    lean = styled;
  }
  return { html: lean, attributes };
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
