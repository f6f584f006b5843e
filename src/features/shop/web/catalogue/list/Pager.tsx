import { Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { exactSearch, type Search } from '#kit/web/search/search.ts';
import classes from './Pager.module.css';
import { gap, pagesAround } from './pages.ts';
import type { shopSearch } from './shopSearch.ts';

type PagerProps = { page: number; pages: number; search: Search<typeof shopSearch>; follow: () => void };

/** Links to the other pages. @param follow called when the user opens another page */
export function Pager({ page, pages, search, follow }: PagerProps) {
  const kit = useTexts('kit');
  const format = useFormat();
  const to = (number: number) => ({
    to: '/apps/ecommerce/shop' as const,
    search: { ...search, page: number === 1 ? undefined : number },
    resetScroll: false,
    onClick: follow,
    activeOptions: exactSearch,
    className: classes.page,
  });
  return (
    <Group component="nav" gap={4} justify="center" aria-label={kit('table.pages')}>
      {page > 1 && (
        <Link {...to(page - 1)} aria-label={kit('table.previousPage')}>
          <IconChevronLeft size={18} aria-hidden />
        </Link>
      )}
      {pagesAround(page, pages).map((one, at) =>
        one === gap ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
          <span key={`gap-${at}`} className={classes.gap} aria-hidden>
            {gap}
          </span>
        ) : (
          <Link
            key={one}
            {...to(one)}
            aria-current={one === page ? 'page' : undefined}
            aria-label={kit('table.page', { page: format.number(one), pages: format.number(pages) })}
          >
            {format.number(one)}
          </Link>
        ),
      )}
      {page < pages && (
        <Link {...to(page + 1)} aria-label={kit('table.nextPage')}>
          <IconChevronRight size={18} aria-hidden />
        </Link>
      )}
    </Group>
  );
}
