import { Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { Dia, Fonte } from '../contract.ts';
import classes from './Completeness.module.css';
import { calls } from './calls.ts';
import { DayDetails } from './DayDetails.tsx';
import { DayLabels } from './DayLabels.tsx';
import { isUnread, levelOf } from './dayLevel.ts';
import { dayMap } from './dayMap.ts';

type CompletenessProps = { fonte: Fonte; isOn: boolean; fill: (dia: string) => Promise<void> };

/** How complete each of the last 90 days is. A day opens its modalities, and can be read again. */
export function Completeness({ fonte, isOn, fill }: CompletenessProps) {
  const t = useTexts('fontes');
  const format = useFormat();
  const query = useQuery(calls.days.query({ params: { fonte } }));
  const [opened, setOpened] = useState<string>();
  const [reached, setReached] = useState<number>();
  const cells = useRef<HTMLDivElement>(null);
  if (query.isError && !query.data) return <Failure error={query.error} retry={() => query.refetch()} />;
  if (!query.data) return <Skeleton height={160} />;
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
    return day.esperados === null ? t('day.begun', words) : t('day.read', { ...words, expected: format.number(day.esperados) });
  };
  const shown = dias.find(({ dia }) => dia === opened);
  const close = () => setOpened(undefined);
  return (
    <Stack gap="xs">
      <h3 className={classes.heading}>{t('completeness')}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, no fields */}
      <div ref={cells} className={classes.days} role="group" aria-label={t('completeness')}>
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
      <Group gap="md" className={`${textStyles.minor} ${classes.level}`}>
        {(['whole', 'partial', 'unread'] as const).map((level) => (
          <Group key={level} gap={6}>
            <span className={classes.day} data-level={level} />
            {t(`level.${level}`)}
          </Group>
        ))}
      </Group>
      <Dialog opened={shown !== undefined} close={close} title={shown ? label(shown) : ''}>
        {shown && <DayDetails fonte={fonte} day={shown} isOn={isOn} read={() => fill(shown.dia).then(close)} />}
      </Dialog>
    </Stack>
  );
}
