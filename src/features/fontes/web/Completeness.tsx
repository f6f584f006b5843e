import { Button, Group, Skeleton, Stack } from '@mantine/core';
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
  const label = ({ dia, esperados, recebidos }: Dia) => {
    const day = format.date(noonOf(dia));
    if (esperados === null) return t('day.unread', { day });
    return t('day.read', { day, received: format.number(recebidos), expected: format.number(esperados) });
  };
  const shown = dias.find(({ dia }) => dia === opened);
  return (
    <Stack gap="xs">
      <h3 className={classes.heading}>{t('completeness')}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, no fields */}
      <div ref={cells} className={classes.days} role="group" aria-label={t('completeness')}>
        {dias.map((day, at) => (
          <button
            key={day.dia}
            type="button"
            className={classes.day}
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
      <Dialog opened={shown !== undefined} close={() => setOpened(undefined)} title={shown ? label(shown) : ''}>
        {shown && <Modalities day={shown} />}
        <Group justify="flex-end" mt="md">
          <Button disabled={!isOn} onClick={() => shown && fill(shown.dia).then(() => setOpened(undefined))}>
            {t('readAgain')}
          </Button>
        </Group>
      </Dialog>
    </Stack>
  );
}

/** Also days without notices are whole. */
function levelOf({ esperados, recebidos }: Dia): 'whole' | 'partial' | 'unread' {
  if (esperados === null) return 'unread';
  return recebidos >= esperados ? 'whole' : 'partial';
}

function Modalities({ day }: { day: Dia }) {
  const t = useTexts('fontes');
  const format = useFormat();
  const some = day.modalidades.filter(({ esperados, recebidos }) => esperados !== 0 || recebidos > 0);
  if (some.length === 0) return <p className={textStyles.minor}>{t('none')}</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('modality')}</th>
          <th scope="col">{t('expected')}</th>
          <th scope="col">{t('received')}</th>
        </tr>
      </thead>
      <tbody>
        {some.map(({ modalidade, esperados, recebidos }) => (
          <tr key={modalidade}>
            <th scope="row">{modalidade}</th>
            <td>{esperados === null ? '–' : format.number(esperados)}</td>
            <td>{format.number(recebidos)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
