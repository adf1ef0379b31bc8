export type Visitor = { readonly uid: string; readonly email: string };

/** Tells who sends a request; null is a stranger. */
export type Visitors = { recognise(headers: Headers): Promise<Visitor | null> };
