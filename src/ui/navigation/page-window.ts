/** The pages to show: first, last, the current one and its neighbours, always seven places when there are that many. */
export function pageWindow(page: number, pageCount: number): (number | "gap")[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, "gap", pageCount];
  if (page >= pageCount - 3) return [1, "gap", ...[4, 3, 2, 1, 0].map((back) => pageCount - back)];
  return [1, "gap", page - 1, page, page + 1, "gap", pageCount];
}
