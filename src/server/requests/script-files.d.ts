declare module "*?script-file" {
  /** Where the file is found. */
  const address: string;
  export default address;
}
