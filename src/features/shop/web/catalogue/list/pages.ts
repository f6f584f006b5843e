/** A gap between two pages that are named. */
export const gap = '…';

/** The pages a pager names: the first, the last, and those around the one that is open. */
export function pagesAround(page: number, pages: number): (number | typeof gap)[] {
  const named = [1, page - 1, page, page + 1, pages].filter((one, at, all) => one >= 1 && one <= pages && all.indexOf(one) === at);
  return named.flatMap((one, at) => {
    const before = named[at - 1] ?? 0;
    // A gap of one page is that page.
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [gap, one] : [one];
  });
}
