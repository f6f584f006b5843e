import { ActionIcon, Button, Group, Loader, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { Segments } from '#kit/web/form/Segments.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AfterFirstPaint } from '#kit/web/page/AfterFirstPaint.tsx';
import classes from '../CalendarScreen.module.css';
import type { CalendarState } from '../useCalendarState.ts';
import { type View, views } from '../views.ts';
import { stepFrom, titleOf } from './days.ts';
import { fetchAllGrids } from './GridArea.tsx';

/** Navigation of days, and choice of view. */
export function Toolbar({ state, isFetching }: { state: CalendarState; isFetching: boolean }) {
  const t = useTexts('calendar');
  const kit = useTexts('kit');
  const common = useTexts('common');
  const { view, day, today, firstDay, locale, set } = state;
  const step = (by: 1 | -1) => set({ day: stepFrom(view, day, by) });
  return (
    <Group gap="8px 12px" p="sm">
      <Group gap={4}>
        <Button
          className={classes.today}
          variant="default"
          aria-disabled={day === today}
          onClick={() => day !== today && set({ day: undefined })}
        >
          {common('word.today')}
        </Button>
        <ActionIcon size={36} color="gray" aria-label={t(`previous.${view}`)} data-hint={t(`previous.${view}`)} onClick={() => step(-1)}>
          <IconChevronLeft size={20} />
        </ActionIcon>
        <ActionIcon size={36} color="gray" aria-label={t(`next.${view}`)} data-hint={t(`next.${view}`)} onClick={() => step(1)}>
          <IconChevronRight size={20} />
        </ActionIcon>
      </Group>
      <div className={classes.title}>
        <h2 className={classes.span} aria-live="polite">
          {titleOf(view, day, firstDay, locale)}
        </h2>
        {isFetching && <Loader className={classes.fetching} size={16} role="status" aria-label={kit('loading')} />}
      </div>
      <AfterFirstPaint place={<Skeleton className={classes.views} width={264} height={35} />}>
        <Segments
          {...prefetchOnIntent(fetchAllGrids)}
          className={classes.views}
          aria-label={t('view.label')}
          value={view}
          onChange={(chosen) => set({ view: chosen as View })}
          data={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
      </AfterFirstPaint>
    </Group>
  );
}
