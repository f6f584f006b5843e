import { useCallback } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Importacao } from '../entities.ts';
import { useOrigemName } from './useOrigemName.ts';

/** What an import is called: a file by its name, records of a source by its name and the day: PNCP, 25/11/2026. */
export function useRunName(): (run: Pick<Importacao, 'arquivo' | 'origem'>) => string {
  const format = useFormat();
  const nameOf = useOrigemName();
  return useCallback(
    ({ arquivo, origem }) => {
      const day = origem && /\d{4}-\d{2}-\d{2}$/.exec(arquivo)?.[0];
      return day ? `${nameOf(origem)}, ${format.date(noonOf(day))}` : arquivo;
    },
    [format, nameOf],
  );
}
