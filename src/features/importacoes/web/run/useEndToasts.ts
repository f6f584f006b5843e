import { useCallback } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { Importacao } from '../../entities.ts';
import { useRunName } from '../useRunName.ts';
import { type Look, lookOf } from './states.ts';
import { outcomes, useOutcome } from './useOutcome.ts';

const tones = { concluida: 'success', parcial: 'warning', interrompida: 'warning', nada: 'danger', falhou: 'danger' } as const;

/** From best to worst outcome. */
const severity: readonly Look[] = ['concluida', 'cancelada', 'parcial', 'interrompida', 'nada', 'falhou'];

/** Shows a toast for imports that ended: by name for one, summed up for several. */
export function useEndToasts(): (runs: readonly Importacao[]) => void {
  const t = useTexts('importacoes');
  const format = useFormat();
  const describe = useOutcome();
  const runName = useRunName();
  return useCallback(
    (runs) => {
      const [first] = runs;
      if (!first) return;
      const looks = runs.map((run) => lookOf(run));
      const look = severity.findLast((one) => looks.includes(one)) ?? 'concluida';
      const total = Object.fromEntries(outcomes.map((name) => [name, runs.reduce((sum, run) => sum + run[name], 0)]));
      const counts = describe(total as Parameters<typeof describe>[0])
        .map(({ words }) => words)
        .join(' · ');
      const title =
        runs.length === 1
          ? t(`ended.${look as 'concluida'}`, { arquivo: runName(first) })
          : t('ended.several', { count: runs.length, figure: format.number(runs.length) });
      const tone = look in tones ? tones[look as keyof typeof tones] : 'info';
      toast[tone](counts === '' ? title : `${title} ${counts}.`);
    },
    [t, format, describe, runName],
  );
}
