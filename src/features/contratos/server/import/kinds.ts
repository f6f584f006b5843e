// The kind of records imported into contracts: how they are recognised, shown in a preview, and saved.

import { recordNumber } from '#brasil/recordNumber.ts';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import { recordStore } from '#brasil/server/records/saveRecords.ts';
import type { RecordKind } from '#kit/server/records/kind.ts';
import { fold } from '#kit/server/text/fold.ts';
import { contratoFields } from '../../fields.ts';
import type { ContratoRead } from '../tables.ts';
import { keepVersions } from '../versoes.ts';
import { pncpContratos } from './pncpContratos.ts';

/** Imports of contracts run one at a time. */
const WRITE_LOCK = 'contratos';

const recorded = Object.entries(contratoFields).flatMap(([name, { shown }]) => (shown.history ? [name as keyof ContratoRead] : []));

export const contratosTable = {
  table: 'contratos' as const,
  version: 1,
  recorded,
  derive: (read: ContratoRead) => ({
    orgao_busca: fold(read.orgao),
    fornecedor_busca: fold(read.fornecedor),
    busca: searchWordsOf(read),
  }),
  keepUpdates: keepVersions,
};

export const contratosKinds = [
  {
    ...pncpContratos,
    ...recordStore<ContratoRead>(contratosTable),
    into: 'contratos',
    isListed: true,
    writeLock: WRITE_LOCK,
    shown: [
      { name: 'numero', title: contratoFields.numero.label, kind: 'text' },
      { name: 'objeto', title: contratoFields.objeto.label, kind: 'text' },
      { name: 'orgao', title: contratoFields.orgao.label, kind: 'text' },
      { name: 'fornecedor', title: contratoFields.fornecedor.label, kind: 'text' },
      { name: 'valor_global', title: contratoFields.valor_global.label, kind: 'money' },
      { name: 'vigencia_fim', title: contratoFields.vigencia_fim.label, kind: 'day' },
    ],
    show: (read) => [recordNumber(read), read.objeto, read.orgao, read.fornecedor, read.valor_global, read.vigencia_fim],
  } satisfies RecordKind<ContratoRead>,
] as unknown as readonly RecordKind[];

type Searched = Pick<
  ContratoRead,
  'numero' | 'ano' | 'controle' | 'compra_controle' | 'processo' | 'objeto' | 'informacao' | 'tipo' | 'categoria' | 'orgao' | 'orgao_cnpj'
> &
  Pick<ContratoRead, 'unidade' | 'uasg' | 'municipio' | 'uf' | 'fornecedor' | 'fornecedor_documento' | 'subcontratado'>;

/** The words by which a contract is found. */
export function searchWordsOf(read: Searched): string {
  return toSearchWords(
    recordNumber(read),
    ...[read.controle, read.compra_controle, read.processo, read.objeto, read.informacao, read.tipo, read.categoria],
    ...[read.orgao, read.orgao_cnpj, read.unidade, read.uasg, read.municipio, read.uf],
    ...[read.fornecedor, read.fornecedor_documento, read.subcontratado],
  );
}
