/** Who is signed in. */
export type Visitor = { readonly uid: string; readonly email: string };
