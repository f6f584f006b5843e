// Names of what the wire knows by short ones: kinds of records, and columns of previews and sheets.
import { useCallback } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import type { Importacao } from '../entities.ts';

/** Those that come in sheets and have templates. */
export const sheetKinds = ['planilha-licitacoes', 'planilha-lotes'] as const;
const kinds = ['pncp-contratacoes', 'compras-contratacoes', 'pncp-itens', 'pncp-resultados', 'pncp-arquivos', ...sheetKinds] as const;

/** Those whose records are notices. */
const noticeKinds: readonly string[] = ['pncp-contratacoes', 'compras-contratacoes', 'planilha-licitacoes'];

/** It has put notices into the list, or changed some there. */
export function wroteNotices({ tipo, novos, atualizados }: Importacao): boolean {
  return noticeKinds.includes(tipo) && novos + atualizados > 0;
}

/** A kind's name in the reader's language; one that has none here keeps its own. */
export function useKindName(): (tipo: string) => string {
  const t = useTexts('importacoes');
  return useCallback(
    (tipo) => {
      const known = kinds.find((kind) => kind === tipo);
      return known ? t(`kind.${known}`) : tipo || t('kindUnknown');
    },
    [t],
  );
}
