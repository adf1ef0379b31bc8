/** Whether a file fits an input's accept list: ".csv,text/csv,image/*". An empty list takes everything. */
export function acceptsFile(accept: string, file: { name: string; type: string }): boolean {
  const patterns = accept
    .toLowerCase()
    .split(",")
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== "");
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return (
    patterns.length === 0 ||
    patterns.some((pattern) => {
      if (pattern.startsWith(".")) return name.endsWith(pattern);
      if (pattern.endsWith("/*")) return type.startsWith(pattern.slice(0, -1));
      return type === pattern;
    })
  );
}
