const ROWS = 50;

/** One page of rows, from 1, and whether another follows: one row more than a page is asked for. */
export async function pageOf<T>(
  page: number,
  read: (asked: { readonly offset: number; readonly limit: number }) => Promise<readonly T[]>,
): Promise<{ readonly rows: readonly T[]; readonly hasMore: boolean }> {
  const found = await read({ offset: (page - 1) * ROWS, limit: ROWS + 1 });
  return { rows: found.slice(0, ROWS), hasMore: found.length > ROWS };
}
