/** The files of migrations/ in their order. They are part of the bundle, so that a server carries its own tables. */
const files = import.meta.glob<string>("./migrations/*.sql", { query: "?raw", import: "default", eager: true });

export type Migration = { readonly name: string; readonly sql: string };

export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => ({ name: path.replace(/^.*\/|\.sql$/g, ""), sql }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
