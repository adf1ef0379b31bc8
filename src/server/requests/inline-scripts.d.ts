declare module "*?inline-script" {
  /** The file as one small script. */
  const code: string;
  export default code;
}
