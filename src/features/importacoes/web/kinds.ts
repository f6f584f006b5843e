// Names of what the wire knows by short ones: kinds of records, and columns of previews and sheets.
import { useCallback } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Importacao } from '../entities.ts';

/** Those that come in sheets and have templates. */
export const sheetKinds = ['planilha-licitacoes', 'planilha-lotes'] as const;
const billParts = ['camara-tramitacoes', 'camara-autores'] as const;
const kinds = [
  ...(['pncp-contratacoes', 'compras-contratacoes', 'pncp-itens', 'pncp-resultados', 'pncp-arquivos'] as const),
  ...(['camara-proposicoes', ...billParts, 'camara-tipos', 'senado-materias'] as const),
  ...sheetKinds,
] as const;

/** Those whose records are notices, and those whose records are bills or bring news of them. */
const noticeKinds: readonly string[] = ['pncp-contratacoes', 'compras-contratacoes', 'planilha-licitacoes'];
const billKinds: readonly string[] = ['camara-proposicoes', 'senado-materias', ...billParts];

/** What it has put into the list of notices or that of bills, or changed there. */
export function wroteInto({ tipo, novos, atualizados }: Importacao): 'notice' | 'bill' | undefined {
  if (novos + atualizados === 0) return undefined;
  return noticeKinds.includes(tipo) ? 'notice' : billKinds.includes(tipo) ? 'bill' : undefined;
}

/** What records of a kind belong to where they do not say so themselves. */
export function ownerOf(tipo: string): 'notice' | 'bill' {
  return billParts.some((kind) => kind === tipo) ? 'bill' : 'notice';
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
