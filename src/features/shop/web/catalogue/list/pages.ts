/** A gap between two page numbers. */
export const gap = '…';

/** The page numbers of a pager: first, last, and those around the current one. */
export function pagesAround(page: number, pages: number): (number | typeof gap)[] {
  const named = [1, page - 1, page, page + 1, pages].filter((one, at, all) => one >= 1 && one <= pages && all.indexOf(one) === at);
  return named.flatMap((one, at) => {
    const before = named[at - 1] ?? 0;
    // A gap of one page is shown as that page.
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [gap, one] : [one];
  });
}
