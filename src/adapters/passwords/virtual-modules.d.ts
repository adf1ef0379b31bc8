declare module "virtual:leaked-passwords" {
  /** A filter of password-filter.ts, in base64. */
  const filter: string;
  export default filter;
}
