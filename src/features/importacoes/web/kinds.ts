// Names of what the wire knows by short ones: kinds of records, and columns of previews and sheets.
import { useCallback } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Importacao } from '../entities.ts';

/** Kinds that have templates. */
export const sheetKinds = ['planilha-licitacoes', 'planilha-lotes'] as const;
const billParts = ['camara-tramitacoes', 'camara-autores'] as const;
const kinds = [
  ...(['pncp-contratacoes', 'compras-contratacoes', 'pncp-itens', 'pncp-resultados', 'pncp-arquivos'] as const),
  ...(['camara-proposicoes', ...billParts, 'camara-tipos', 'senado-materias'] as const),
  ...sheetKinds,
] as const;

/** Kinds of records about notices, and about bills. */
const noticeKinds: readonly string[] = ['pncp-contratacoes', 'compras-contratacoes', 'planilha-licitacoes'];
const billKinds: readonly string[] = ['camara-proposicoes', 'senado-materias', ...billParts];

/** Which list the import changed. */
export function wroteInto({ tipo, novos, atualizados }: Importacao): 'notice' | 'bill' | undefined {
  if (novos + atualizados === 0) return undefined;
  return noticeKinds.includes(tipo) ? 'notice' : billKinds.includes(tipo) ? 'bill' : undefined;
}

/** What records of a kind belong to when they do not name it. */
export function ownerOf(tipo: string): 'notice' | 'bill' {
  return billParts.some((kind) => kind === tipo) ? 'bill' : 'notice';
}

/** A kind's name in the user's language, or its code. */
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
