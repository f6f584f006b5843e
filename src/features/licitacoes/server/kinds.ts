// The kinds of records that can be imported into notices.
import type { Titles } from '#kit/errors.ts';
import { isRecord } from '#kit/server/records/fields.ts';
import type { RecordKind } from '#kit/server/records/kind.ts';
import { partKinds } from './partKinds.ts';
import { comprasContratacoes } from './sources/compras.ts';
import { planilhaLicitacoes } from './sources/planilhaLicitacoes.ts';
import { pncpContratacoes } from './sources/pncp.ts';

export const licitacoesKinds: readonly RecordKind[] = [
  pncpContratacoes,
  comprasContratacoes,
  planilhaLicitacoes,
  ...partKinds,
] as RecordKind[];

/** What the first records of a file are, where they are of none of these kinds but known all the same. */
export function explainUnknown(first: unknown[]): Titles | undefined {
  const orgaos = first.some((record) => isRecord(record) && 'codigoOrgao' in record && 'nomeOrgao' in record);
  return orgaos
    ? {
        pt: 'Ele traz um cadastro de órgãos, não licitações.',
        en: 'It holds a register of órgãos (public bodies), not notices.',
        fr: "Il contient un registre d'organismes, pas des avis.",
        de: 'Sie enthält ein Verzeichnis von Behörden, keine Ausschreibungen.',
      }
    : undefined;
}
