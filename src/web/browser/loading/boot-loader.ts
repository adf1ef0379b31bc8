// A file that every page asks for once it was seen (early-events.ts), with a copy of the events that came before. It imports nothing,
// and begins with the names of the files that every page needs (scripts/vite/script-files.ts); what differs from page to page stands
// in the tag that asked for it.
//
// All scripts are asked for at once and run one file at a time, each in a task of its own, so that a touch never waits
// for all of them. A page that waits asks for them at the first touch only, unless somebody is signed in; until then its
// own small script does what the site does on every page. A pointer that lies on the page when it appears is no touch,
// one that comes over something to press or to read off is. What was typed or pressed before React took it over is kept
// for it (early-input.ts). A page at rest, of text and links alone, has not its own words a second time:
// they come with the scripts. Without them, or with other words than it was drawn with, it stays at rest, and what the small script does is done all the same. A page in which sliders and boxes show
// something, and nothing is filled in, comes without its words too; it is loaded again if they have changed. So is a page with
// fields, in which nothing was typed and whose scripts a newer build took away, and one that was left while they came and is gone back to.
// A failure is told later: who leaves a page while it loads cuts its scripts off, and is gone by then.
declare const sharedFiles: import("./shared-files.ts").SharedFiles;

(() => {
  const { dataset } = document.querySelector("script[data-boot]") as HTMLScriptElement;
  const page = dataset as Readonly<Record<string, string>>;
  const rests = page["resting"] !== undefined && !/(^|; )aangemeld=1/.test(document.cookie);
  const touches = "pointerover pointerdown touchstart keydown focusin scroll storage click input app:wake".split(" ");
  const early: NonNullable<Window["earlyInput"]> = { waiting: new Set(), isHeard: false };
  const before = [...(window.earlyEvents as Iterable<Event>)];
  let isStarted = false;
  let isCalm = false;
  window.earlyInput = early;

  const list = (text: string | undefined) => (text ? text.split(" ") : []);
  const turn = () => new Promise((done) => setTimeout(done));
  const yes = () => true;
  const no = () => false;

  function note({ type, target }: Event): void {
    const element =
      type === "click" ? (target as Element).closest("button") : type === "input" ? (target as Element) : null;
    if (!element) return;
    const wasHeard = early.isHeard;
    const isHeard = () => wasHeard && Object.keys(element).some((key) => key.startsWith("__reactFiber"));
    if (isHeard()) early.waiting.delete(element);
    else
      setTimeout(() => {
        if (isHeard()) return early.waiting.delete(element);
        early.waiting.add(element);
        return dispatchEvent(new Event("app:early"));
      });
  }

  const add = (rel: string, href: string) =>
    new Promise((done, failed) => {
      const link = document.createElement("link");
      link.rel = rel;
      link.href = href;
      link.onload = done;
      link.onerror = failed;
      document.head.append(link);
    });

  function isNoTouch({ type, target }: Event): boolean {
    const inside = (target as Element).closest?.bind(target);
    if (!rests) return false;
    if (/click|input/.test(type)) return !inside("main");
    return type === "pointerover" && !inside("a,button,input,select,textarea,summary,label,svg,[tabindex='0']");
  }

  async function boot(event?: Event): Promise<void> {
    if ((event && isNoTouch(event)) || isStarted) return;
    isStarted = true;
    for (const touch of touches) removeEventListener(touch, boot, true);
    const { words, stamp, manifest = "" } = page;
    const { chunks, root, entry } = sharedFiles;
    const ids = ["root", ...list(page["ids"])];
    const urls = [root, ...list(page["modules"])];
    const modules: Record<string, unknown> = {};
    const asked = words ? fetch(words, { cache: "no-cache" }).then((answer) => answer.json()) : null;
    asked?.catch(no);
    for (const url of [...chunks, manifest, ...urls, entry]) add("modulepreload", url).catch(no);
    try {
      for (const url of chunks) {
        await import(url);
        await turn();
      }
      await import(manifest);
      if (asked) {
        const given = await asked;
        if (given.build !== window.__reactRouterManifest?.version || given.stamp !== stamp) throw words;
        window.__restingWords = given.data;
      }
      for (const [index, url] of urls.entries()) {
        modules[ids[index] ?? ""] = await import(url);
        await turn();
      }
      window.__reactRouterRouteModules = modules;
      await import(entry);
    } catch (error) {
      setTimeout(() => console.error("Boot failed", error), 5e3);
      if (rests) calm().catch(no);
      // Words that did not come are asked for again, at a touch after a while: without a connection every scroll is one.
      if (asked && (await asked.then(no, yes))) setTimeout(listen, 3e3);
      else renew(words !== undefined && error === words).catch(no);
    }
  }

  function listen(): void {
    isStarted = false;
    for (const touch of touches) addEventListener(touch, boot, { capture: true, passive: true });
  }

  async function renew(hasOtherWords: boolean): Promise<void> {
    const { words, controls, stamp } = page;
    const hasControls = controls !== undefined;
    // Whoever moved a slider moves it again; what was typed, there or in the form at the foot of the page, would be lost.
    const isFilledIn = [...early.waiting].some((element) => !hasControls || !element.closest("main"));
    if ((words && !hasControls) || isFilledIn) return;
    if (!hasOtherWords && (await fetch(sharedFiles.entry, { method: "HEAD" })).status !== 404) return;
    const key = "nuxt:reload";
    const reloads = JSON.parse(sessionStorage[key] || "{}");
    // Once for the same words: a page that comes back as it was would come back for ever.
    const place = location.pathname + location.search + (hasOtherWords ? `#${stamp}` : "");
    const now = Date.now();
    if (reloads[place] > now) return;
    reloads[place] = now + (hasOtherWords ? 1e8 : 1e4);
    sessionStorage[key] = JSON.stringify(reloads);
    location.reload();
  }

  async function calm(): Promise<void> {
    if (isCalm) return;
    isCalm = true;
    await import(page["manifest"] ?? "");
    await import(sharedFiles.chunks.find((url) => url.includes("/resting-")) ?? "");
    dispatchEvent(new Event("app:rest"));
  }

  // As React Router's own script would, which stands in every page else.
  function restoreScroll(): void {
    const { state } = history;
    if (!state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
    // Whoever reads on already is not taken away from there.
    const isUntouched = before.length === 0 && (scrollY === 0 || location.hash);
    try {
      const y = JSON.parse(sessionStorage["react-router-scroll-positions"] || "{}")[state?.key];
      if (y > 0 && isUntouched) scrollTo(0, y);
    } catch {
      // Where a browser keeps no storage for us, there is no place to go back to.
    }
  }

  listen();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && isStarted && !("ready" in document.documentElement.dataset)) location.reload();
  });
  // Back and forth among pages that the router showed in one document leads to another page; only the router could show it.
  const showOther = () => {
    if (!window.__reactRouterDataRouter && location.pathname + location.search !== page["at"]) location.reload();
  };
  addEventListener("popstate", showOther);
  showOther();
  window.earlyEvents = { push: note };
  for (const event of before) {
    note(event);
    boot(event);
  }
  const begin = () => (rests ? isStarted || calm() : boot());
  if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 4e3 });
  else setTimeout(begin, 200);
  restoreScroll();
})();
