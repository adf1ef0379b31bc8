declare module "*?script-file" {
  const script: {
    readonly address: string;
    readonly shared: import("#web/browser/loading/shared-files.ts").SharedFiles;
  };
  export default script;
}
