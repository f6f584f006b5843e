import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import type { Dia, Fonte, Lista } from '../contract.ts';
import classes from './Completeness.module.css';
import { calls } from './calls.ts';
import { DayDetails } from './DayDetails.tsx';
import { DayLabels } from './DayLabels.tsx';
import { isUnread, levelOf } from './dayLevel.ts';
import { dayMap } from './dayMap.ts';

type DaysProps = {
  fonte: Fonte;
  /** A list beside that of notices or bills. */
  lista?: Lista;
  /** Empty: there is only one map. */
  name: string;
  isOn: boolean;
  fill: (dia: string) => Promise<void>;
};

/** A map of days of a source. A day opens its figures, and can be read again. */
export function Days({ fonte, lista, name, isOn, fill }: DaysProps) {
  const t = useTexts('fontes');
  const format = useFormat();
  const query = useQuery(calls.days.query({ params: { fonte }, query: lista ? { lista } : {} }));
  const [opened, setOpened] = useState<string>();
  const [reached, setReached] = useState<number>();
  const cells = useRef<HTMLDivElement>(null);
  if (query.isError && !query.data) return <Failure error={query.error} retry={() => query.refetch()} />;
  if (!query.data) return <Skeleton height={160} width={360} />;
  const { dias } = query.data;
  const { placeOf, months } = dayMap(dias);
  const current = Math.min(reached ?? dias.length - 1, dias.length - 1);
  const move = (event: KeyboardEvent, from: number) => {
    const isRtl = document.dir === 'rtl';
    const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: isRtl ? 7 : -7, ArrowRight: isRtl ? -7 : 7 };
    const step = steps[event.key];
    if (step === undefined || !dias[from + step]) return;
    event.preventDefault();
    setReached(from + step);
    (cells.current?.querySelectorAll('button')[from + step] as HTMLElement | undefined)?.focus();
  };
  const label = (day: Dia) => {
    const words = { day: format.date(noonOf(day.dia)), received: format.number(day.recebidos) };
    if (isUnread(day)) return t('day.unread', words);
    if (day.esperados === null) return t(lista ? 'listDay.begun' : 'day.begun', words);
    return t(lista ? 'listDay.read' : 'day.read', { ...words, expected: format.number(day.esperados) });
  };
  const shown = dias.find(({ dia }) => dia === opened);
  const close = () => setOpened(undefined);
  const all = name ? `${t('completeness')}: ${name}` : t('completeness');
  return (
    <Stack gap={6}>
      {name && <h4 className={classes.name}>{name}</h4>}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, no fields */}
      <div ref={cells} className={classes.days} role="group" aria-label={all}>
        <DayLabels months={months} />
        {dias.map((day, at) => (
          <button
            key={day.dia}
            type="button"
            className={classes.day}
            // After the labels.
            style={{ gridColumn: placeOf(at).column + 2, gridRow: placeOf(at).row + 2 }}
            data-level={levelOf(day)}
            tabIndex={at === current ? 0 : -1}
            aria-label={label(day)}
            title={label(day)}
            onFocus={() => setReached(at)}
            onKeyDown={(event) => move(event, at)}
            onClick={() => setOpened(day.dia)}
          />
        ))}
      </div>
      <Dialog opened={shown !== undefined} close={close} title={shown ? [name, label(shown)].filter(Boolean).join(' · ') : ''}>
        {shown && <DayDetails fonte={fonte} lista={lista} day={shown} isOn={isOn} read={() => fill(shown.dia).then(close)} />}
      </Dialog>
    </Stack>
  );
}
