import { useEffect, useRef, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { PREFETCH_EVENT, type PrefetchEvent } from "#web/browser/loading/prefetch.ts";

type Wanted = { readonly path: string; readonly end: () => void };

/** Loads ahead the modules of the apps behind visible links: React Router finds them, `watchLinks` keeps the limits. */
export function Prefetch() {
  const [wanted, setWanted] = useState<readonly Wanted[]>([]);
  useEffect(() => {
    const load = (path: string) =>
      new Promise<void>((resolve) => {
        const end = () => {
          setWanted((all) => all.filter((one) => one.path !== path));
          resolve();
        };
        setWanted((all) => [...all, { path, end }]);
      });
    const onPrefetch = (event: Event) => {
      const { path, waits } = (event as PrefetchEvent).detail;
      waits.push(load(path));
    };
    addEventListener(PREFETCH_EVENT, onPrefetch);
    return () => removeEventListener(PREFETCH_EVENT, onPrefetch);
  }, []);
  return wanted.map(({ path, end }) => <PageModules key={path} path={path} onEnd={end} />);
}

/** A page whose modules cannot be told to have come, as where it has none of its own, does not keep the others waiting. */
const PATIENCE_MS = 10_000;

function PageModules({ path, onEnd }: { path: string; onEnd: () => void }) {
  const around = useRef<HTMLDivElement>(null);
  const ended = useRef(0);
  const end = () => {
    ended.current += 1;
    if (ended.current === around.current?.querySelectorAll("link").length) onEnd();
  };
  // They reach each link, though the types of the component do not name them.
  const events: object = { onLoad: end, onError: end };
  useEffect(() => {
    const timer = setTimeout(onEnd, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return (
    <div hidden ref={around}>
      <PrefetchPageLinks page={path} {...events} />
    </div>
  );
}
