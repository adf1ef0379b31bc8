import { useEffect, useState } from "react";

type KnownVisitor = { readonly email: string };
/** Readable twin of the session cookie, so that strangers cost no request. */
const HINT = /(?:^|;\s*)aangemeld=1(?:;|$)/;

/** Who is signed in, asked by the browser because the page is the same for everybody. */
export function useVisitor(): KnownVisitor | null {
  const [visitor, setVisitor] = useState<KnownVisitor | null>(null);
  useEffect(() => {
    if (!HINT.test(document.cookie)) return;
    const asking = new AbortController();
    fetch("/api/visitor", { signal: asking.signal })
      .then((response) => response.json() as Promise<{ visitor: KnownVisitor | null }>)
      .then(({ visitor }) => setVisitor(visitor))
      .catch(() => {});
    return () => asking.abort();
  }, []);
  return visitor;
}
