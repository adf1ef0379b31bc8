declare global {
  interface Window {
    /** What was typed and pressed while the page had no script yet; the boot loader takes it over. */
    earlyEvents?: { push(event: Event): unknown } & Partial<Iterable<Event>>;
  }
}

/**
 * Stands in every page, after all that can be typed into or pressed. It keeps what is done, and asks for the boot loader
 * once the page was seen: scripts shall not keep its first letters waiting. A page in another tab is not painted.
 */
export const earlyScript = [
  '{let s=document.currentScript,b=document.createElement("script"),',
  "ask=()=>{b.src||(b.async=!0,b.src=s.dataset.boot,document.head.append(b))};earlyEvents=[];",
  'for(let k of["input","click"])addEventListener(k,e=>{earlyEvents.push(e);ask()},!0);',
  'addEventListener("load",()=>{setTimeout(ask,1e3);new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&ask()).observe({type:"paint",buffered:!0})})}',
].join("");
