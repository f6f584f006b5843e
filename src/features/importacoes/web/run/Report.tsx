import { Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import sending from '#kit/web/sending/Sending.module.css';
import type { Importacao } from '../../entities.ts';
import classes from '../ImportScreen.module.css';
import { useImportedRecords, useRecordWords } from '../records.ts';
import { outcomes } from './useOutcome.ts';

/** Counts shown only when they are not zero. */
const rare: readonly string[] = ['aguardando', 'ignorados'];

/** Outcome of the records, each of which counts once. */
export function Report({ run }: { run: Importacao }) {
  const t = useTexts('importacoes');
  const format = useFormat();
  const words = useRecordWords()(run.destino);
  const removed = useImportedRecords()[run.destino]?.removed;
  return (
    <Stack gap="xs">
      <dl className={classes.counts}>
        {outcomes
          .filter((name) => run[name] > 0 || !rare.includes(name))
          .map((name) => (
            <div
              key={name}
              data-none={run[name] === 0 || undefined}
              data-tone={name === 'rejeitados' && run[name] > 0 ? 'danger' : undefined}
            >
              <dt title={t(`countHint.${name}`)}>
                {name === 'rejeitados' && run[name] > 0 && <IconAlertTriangle size={14} aria-hidden />}
                {t(`count.${name}`)}
              </dt>
              <dd>{format.number(run[name])}</dd>
            </div>
          ))}
      </dl>
      {run.avisos > 0 && <p className={sending.faint}>{t('countNote.avisos', { count: run.avisos, figure: format.number(run.avisos) })}</p>}
      {run.aguardando > 0 && <p className={sending.faint}>{t('countNote.aguardando')}</p>}
      {run.ignorados > 0 && removed && (
        <p className={sending.faint}>
          {words('ignored')} <Link {...removed}>{words('removed')}</Link>
        </p>
      )}
    </Stack>
  );
}
