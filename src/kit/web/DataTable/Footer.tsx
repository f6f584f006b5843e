import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronLeftPipe, IconChevronRight, IconChevronRightPipe } from '@tabler/icons-react';
import { useId } from 'react';
import { nextPaint } from '../device/nextPaint.ts';
import { useFormat } from '../locale/format.ts';
import { useTexts } from '../locale/i18n.ts';
import type { ListControl } from '../search/listState.ts';
import classes from './DataTable.module.css';

const pageSizes = [10, 25, 50, 100];

/** The footer: page size, range and pagination. */
export function Footer({ list, total }: { list: ListControl; total: number | undefined }) {
  const t = useTexts('kit');
  const format = useFormat();
  const label = useId();
  const { page, perPage } = list.query;
  const pages = Math.max(1, Math.ceil((total ?? 0) / perPage));
  const sizes = pageSizes.includes(perPage) ? pageSizes : [...pageSizes, perPage].sort((a, b) => a - b);
  const steps = [
    { to: 1, label: t('table.firstPage'), Icon: IconChevronLeftPipe, possible: page > 1 },
    { to: page - 1, label: t('table.previousPage'), Icon: IconChevronLeft, possible: page > 1 },
    { to: page + 1, label: t('table.nextPage'), Icon: IconChevronRight, possible: page < pages },
    { to: pages, label: t('table.lastPage'), Icon: IconChevronRightPipe, possible: page < pages },
  ];
  const [first, previous, next, last] = steps.map(({ to, label, Icon, possible }) => (
    // Not `disabled`, which would lose the focus on the last page.
    <ActionIcon
      key={label}
      variant="subtle"
      size={36}
      color="gray"
      aria-label={label}
      className={classes.step}
      aria-disabled={!possible}
      // The button answers first: to draw another page takes a slow phone a tenth of a second.
      onClick={() => possible && nextPaint().then(() => list.set({ page: to }))}
    >
      <Icon size={18} />
    </ActionIcon>
  ));
  return (
    <div className={classes.footer}>
      <div className={classes.pageSize}>
        <span id={label}>{t('table.perPage')}</span>
        <NativeSelect
          aria-labelledby={label}
          value={perPage}
          onChange={(event) => list.set({ perPage: Number(event.currentTarget.value) })}
          data={sizes.map((size) => ({ value: String(size), label: format.number(size) }))}
        />
      </div>
      <span className={classes.range}>
        {total !== undefined &&
          total > 0 &&
          t('table.range', {
            from: format.number((page - 1) * perPage + 1),
            to: format.number(Math.min(page * perPage, total)),
            total: format.number(total),
          })}
      </span>
      <nav className={classes.pager} aria-label={t('table.pages')}>
        {first}
        {previous}
        <span className={classes.pageNumber}>
          {total !== undefined && t('table.page', { page: format.number(page), pages: format.number(pages) })}
        </span>
        {next}
        {last}
      </nav>
    </div>
  );
}
