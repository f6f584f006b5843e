import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconClockExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { daysUntil, useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { AfterFirstPaint } from '#kit/web/page/AfterFirstPaint.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { Deadline } from '../contract.ts';
import { calls } from './calls.ts';
import classes from './Deadlines.module.css';
import { dueOn } from './listLinks.ts';
import panel from './Panel.module.css';
import { Panel } from './Panel.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';

/** Days before a date from which it is near. */
const nearDays = 3;
/** Height of a row on a phone, in pixels. */
const phoneRow = 98;

type DeadlinesProps = {
  className: string | undefined;
  star: (item: number, name: string) => ReactNode;
  /** Renders the phase of a notice. */
  phaseBadge: (phase: string) => ReactNode;
};

/** The next seven days: number of deadlines per day, and the first ones. */
export function Deadlines({ className, star, phaseBadge }: DeadlinesProps) {
  const t = useTexts('dashboards');
  const format = useFormat();
  const week = calls.week.query();
  const query = useQuery({ ...week, meta: { ...week.meta, topics: ['licitacoes', 'follow'] } });
  const total = query.data?.total ?? 0;
  const isPhone = useMediaQuery('(max-width: 26em)', undefined, { getInitialValueInEffect: false });
  const rowsOf = (deadlines: readonly Deadline[]) => (
    <ul>
      {deadlines.map((deadline) => (
        <Row key={deadline.id} deadline={deadline} star={star} phaseBadge={phaseBadge} />
      ))}
    </ul>
  );
  return (
    <Panel
      className={className}
      title={t('week.title')}
      hint={t('week.hint')}
      {...(query.data &&
        total > 0 && {
          more: { href: dueOn(undefined, query.data.to), words: t('week.all', { count: total, figure: format.number(total) }) },
        })}
    >
      <Loaded inPieces query={query} skeleton={<DeadlinesSkeleton />}>
        {({ days, deadlines }) => (
          <>
            <Days days={days} />
            {deadlines.length === 0 ? (
              <p className={`${textStyles.dimmed} ${panel.nothing}`}>{t('week.none')}</p>
            ) : isPhone ? (
              // Below the window at first.
              <AfterFirstPaint place={<div style={{ blockSize: deadlines.length * phoneRow }} />}>{rowsOf(deadlines)}</AfterFirstPaint>
            ) : (
              rowsOf(deadlines)
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Days({ days }: { days: { day: string; n: number }[] }) {
  const t = useTexts('dashboards');
  const common = useTexts('common');
  const format = useFormat();
  const most = Math.max(...days.map(({ n }) => n), 1);
  return (
    <ul className={classes.days}>
      {days.map(({ day, n }, index) => {
        const noon = noonOf(day);
        return (
          <li key={day}>
            <AddressLink
              className={classes.day}
              href={dueOn(day, day)}
              data-empty={n === 0 || undefined}
              data-near={index <= nearDays || undefined}
            >
              <span>{index === 0 ? common('word.today') : format.weekday(noon)}</span>
              <strong>{format.number(n)}</strong>
              <VisuallyHidden>{t('week.day', { count: n, day: format.dayMonth(noon) })}</VisuallyHidden>
              <span className={classes.load} aria-hidden>
                <span style={{ inlineSize: `${(n / most) * 100}%` }} />
              </span>
            </AddressLink>
          </li>
        );
      })}
    </ul>
  );
}

function Row({ deadline, star, phaseBadge }: { deadline: Deadline } & Pick<DeadlinesProps, 'star' | 'phaseBadge'>) {
  const { id, orgao, municipio, uf, prazo, phase } = deadline;
  const t = useTexts('dashboards');
  const objeto = deadline.objeto || t('week.noObjeto');
  const format = useFormat();
  const isNear = daysUntil(prazo) <= nearDays;
  const name = nomeDaLicitacao(deadline);
  return (
    <li className={`${panel.row} ${classes.row}`}>
      {star(id, name)}
      <div className={panel.words}>
        <Link to="/apps/invoice/preview/$id" params={{ id: String(id) }} title={objeto}>
          {objeto}
        </Link>
        <span className={classes.about}>
          {phaseBadge(phase)}
          <span>
            {orgao} · {[municipio, uf].filter(Boolean).join('/')} · {name}
          </span>
        </span>
      </div>
      <div className={`${textStyles.minor} ${panel.side}`} data-near={isNear || undefined}>
        <strong className={classes.when} data-near={isNear || undefined}>
          {isNear && <IconClockExclamation size={14} aria-hidden />}
          {format.relativeDay(prazo)}
        </strong>
        <span>
          {format.dayMonth(prazo)}, {format.time(prazo)}
        </span>
      </div>
    </li>
  );
}

function DeadlinesSkeleton() {
  return (
    <>
      <div className={classes.days} />
      <PanelSkeleton rows={8} />
    </>
  );
}
