import { Button, type ButtonProps, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconCalendarShare, IconPlus, IconRefresh } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import brief from '#kit/web/DataTable/brief.module.css';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AfterFirstPaint } from '#kit/web/page/AfterFirstPaint.tsx';
import { Callout } from '#kit/web/page/Callout.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import surface from '#kit/web/page/surface.module.css';
import side from '#kit/web/side/Side.module.css';
import { messageOf } from '#kit/web/toast/toast.ts';
import { calendarNames } from '../contract.ts';
import { CalendarPanel } from './CalendarPanel.tsx';
import classes from './CalendarScreen.module.css';
import { useEventChanges } from './event/useEventChanges.ts';
import { GridArea } from './grid/GridArea.tsx';
import { Toolbar } from './grid/Toolbar.tsx';
import { useCalendarData } from './useCalendarData.ts';
import { useCalendarKeys } from './useCalendarKeys.ts';
import { useCalendarState } from './useCalendarState.ts';

const MissingDate = lazy(async () => ({ default: (await import('./event/MissingDate.tsx')).MissingDate }));
const fetchEvent = () => import('./event/EventDrawer.tsx');
const EventDrawer = lazy(async () => ({ default: (await fetchEvent()).EventDrawer }));
const DateDrawer = lazy(async () => ({ default: (await import('./event/DateDrawer.tsx')).DateDrawer }));
const fetchFeed = () => import('./FeedDrawer.tsx');
const FeedDrawer = lazy(async () => ({ default: (await fetchFeed()).FeedDrawer }));
const fetchPanel = () => import('./PanelDrawer.tsx');
const PanelDrawer = lazy(async () => ({ default: (await fetchPanel()).PanelDrawer }));

type CalendarScreenProps = {
  /** The installation's name for DNS. */
  dnsLabel: string;
  /** Renders the phase of a notice. */
  phaseBadge: (phase: string) => ReactNode;
};

/** The calendar: dates of other features, and the user's events. */
export function CalendarScreen({ dnsLabel, phaseBadge }: CalendarScreenProps) {
  const t = useTexts('calendar');
  const kit = useTexts('kit');
  const state = useCalendarState();
  const { search, set, view, day, chosen } = state;
  const data = useCalendarData(state);
  const { move } = useEventChanges();
  /** Undefined until first opened. */
  const [feedOpened, setFeedOpened] = useState<boolean>();
  const [panelOpened, setPanelOpened] = useState<boolean>();
  const add = useCallback((when: string) => set({ add: when, event: undefined, date: undefined }), [set]);
  // Rendered only where it is shown, as in `SideLayout`.
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  useCalendarKeys(state, () => add(day));

  const date = search.date === undefined ? undefined : data.dates.find(({ key }) => key === search.date);
  const isDateMissing = search.date !== undefined && date === undefined && !data.isFetching && !data.error;
  const wasEventOpened = useOnce(search.event !== undefined || search.add !== undefined);
  const wasDateOpened = useOnce(date !== undefined);
  const addButton = (props?: ButtonProps) => (
    <Button {...props} leftSection={<IconPlus size={18} aria-hidden />} {...prefetchOnIntent(fetchEvent)} onClick={() => add(day)}>
      {t('add.open')}
    </Button>
  );
  return (
    <Page
      title={t('title')}
      fill={view !== 'month'}
      actions={
        <AfterFirstPaint place={<ActionsPlace />}>
          <Button
            className={brief.button}
            variant="default"
            leftSection={<IconCalendarShare size={18} aria-hidden />}
            {...prefetchOnIntent(fetchFeed)}
            onClick={() => setFeedOpened(true)}
          >
            {t('feed.open')}
          </Button>
          <Button
            hiddenFrom="md"
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
            {...prefetchOnIntent(fetchPanel)}
            onClick={() => setPanelOpened(true)}
          >
            {t('calendars.open', { chosen: chosen.length, all: calendarNames.length })}
          </Button>
          {addButton({ className: brief.button, hiddenFrom: 'md' })}
        </AfterFirstPaint>
      }
    >
      <div className={side.layout}>
        {isWide && (
          <aside className={side.side} aria-label={t('calendars.legend')}>
            {addButton()}
            <CalendarPanel chosen={chosen} set={set} dnsLabel={dnsLabel} />
          </aside>
        )}
        <section className={`${surface.surface} ${classes.main}`} aria-label={t('title')}>
          <Toolbar state={state} isFetching={data.isFetching} />
          {data.error && (
            <Callout
              className={classes.notice}
              kind="warning"
              role="alert"
              actions={
                <Button size="compact-sm" variant="light" leftSection={<IconRefresh size={16} aria-hidden />} onClick={data.retry}>
                  {kit('action.retry')}
                </Button>
              }
            >
              {messageOf(data.error)}
            </Callout>
          )}
          {isDateMissing && (
            <Suspense>
              <MissingDate dateKey={search.date ?? ''} close={() => set({ date: undefined })} />
            </Suspense>
          )}
          {chosen.length === 0 && view !== 'list' && (
            <Callout
              className={classes.notice}
              role="status"
              actions={
                <Button size="compact-sm" variant="light" onClick={() => set({ calendars: undefined })}>
                  {t('calendars.all')}
                </Button>
              }
            >{`${t('empty.noneTitle')}. ${t('empty.noneHint')}`}</Callout>
          )}
          {data.hasMore && (
            <Callout role="status" className={classes.notice}>
              {t('hasMore')}
            </Callout>
          )}
          <GridArea state={state} data={data} dnsLabel={dnsLabel} add={add} move={move} />
        </section>
      </div>
      {wasEventOpened && (
        <Suspense>
          <EventDrawer state={state} dnsLabel={dnsLabel} />
        </Suspense>
      )}
      {wasDateOpened && (
        <Suspense>
          <DateDrawer date={date} dnsLabel={dnsLabel} phaseBadge={phaseBadge} close={() => set({ date: undefined })} />
        </Suspense>
      )}
      {feedOpened !== undefined && (
        <Suspense>
          <FeedDrawer opened={feedOpened} close={() => setFeedOpened(false)} />
        </Suspense>
      )}
      {panelOpened !== undefined && (
        <Suspense>
          <PanelDrawer state={state} dnsLabel={dnsLabel} opened={panelOpened} close={() => setPanelOpened(false)} />
        </Suspense>
      )}
    </Page>
  );
}

/** As wide as the buttons beside the title. */
function ActionsPlace() {
  return (
    <>
      <Skeleton width={150} height={36} visibleFrom="md" />
      <Skeleton width={300} height={36} hiddenFrom="md" />
    </>
  );
}

/** Whether it was ever true. */
function useOnce(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
