declare global {
  interface Window {
    /** What was typed, pressed or asked for while the page had no script yet; the boot loader takes it over. */
    earlyEvents?: { push(event: Event): unknown } & Partial<Iterable<Event>>;
  }
}

/**
 * Stands in every page, after all that can be typed into or pressed. It keeps what is done, and asks for the boot loader
 * once the page was seen, so that scripts do not keep its first letters waiting; at once where somebody already does something,
 * and again after a failure, at another address, since a browser may remember that a module failed. To scroll is not to do
 * something: an address that leads to a part of the page scrolls too. A page in another tab is not painted. A page that was left
 * before the loader came, and is gone back to, is loaded again.
 */
export const earlyScript = [
  "{let s=document.currentScript,ask=()=>{import(s.dataset.boot).catch(()=>{s.dataset.boot+='?'})};",
  "s.dataset.at=location.pathname+location.search;earlyEvents=[];",
  'for(let k of["input","click","keydown","pointerdown","app:wake"])addEventListener(k,e=>{earlyEvents.push(e);ask()},!0);',
  'addEventListener("pageshow",e=>e.persisted&&earlyEvents.map&&location.reload());',
  'addEventListener("load",()=>{setTimeout(ask,1e3);',
  'new PerformanceObserver(ask).observe({type:"paint",buffered:!0})})}',
].join("");
