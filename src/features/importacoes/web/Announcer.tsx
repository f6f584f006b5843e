import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import type { Importacao } from '../entities.ts';
import classes from './ImportScreen.module.css';
import { fractionOf } from './RunBody.tsx';
import { useUploads } from './uploads.ts';

/** Tells who cannot see the bars how far things are: at every quarter of the way, and not at every row. */
export function Announcer({ runs }: { runs: readonly Importacao[] }) {
  const t = useTexts('importacoes');
  const format = useFormat();
  const uploads = useUploads();
  const quarter = (fraction: number) => format.percent(Math.floor(fraction * 4) / 4);
  const words = [
    ...uploads.map(({ file, state, sent }) =>
      state === 'refused'
        ? t('said.refused', { arquivo: file.name })
        : state === 'sending' && t('said.sending', { arquivo: file.name, percent: quarter(sent) }),
    ),
    ...runs.map((run) =>
      run.estado === 'em_andamento'
        ? t('said.running', { arquivo: run.arquivo, percent: quarter(fractionOf(run)) })
        : run.estado === 'pronta' && t('said.ready', { arquivo: run.arquivo }),
    ),
  ].filter(Boolean);
  return (
    <div role="status" aria-atomic={false} className={classes.hidden}>
      {words.map((said) => (
        <p key={String(said)}>{said}</p>
      ))}
    </div>
  );
}
