// The kind of records imported into atas: how they are recognised, shown in a preview, and saved.
import { recordNumber } from '#brasil/recordNumber.ts';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import { recordStore } from '#brasil/server/records/saveRecords.ts';
import type { RecordKind } from '#kit/server/records/kind.ts';
import { fold } from '#kit/server/text/fold.ts';
import { ataFields } from '../../fields.ts';
import type { AtaRead } from '../tables.ts';
import { pncpAtas } from './pncpAtas.ts';

/** Imports of atas run one at a time. */
const WRITE_LOCK = 'atas';

const recorded = Object.entries(ataFields).flatMap(([name, { shown }]) => (shown.history ? [name as keyof AtaRead] : []));

export const atasTable = {
  table: 'atas' as const,
  version: 1,
  recorded,
  derive: (read: AtaRead) => ({ orgao_busca: fold(read.orgao), busca: searchWordsOf(read) }),
};

export const atasKinds = [
  {
    ...pncpAtas,
    ...recordStore<AtaRead>(atasTable),
    into: 'atas',
    isListed: true,
    writeLock: WRITE_LOCK,
    shown: [
      { name: 'numero', title: ataFields.numero.label, kind: 'text' },
      { name: 'objeto', title: ataFields.objeto.label, kind: 'text' },
      { name: 'orgao', title: ataFields.orgao.label, kind: 'text' },
      { name: 'vigencia_inicio', title: ataFields.vigencia_inicio.label, kind: 'day' },
      { name: 'vigencia_fim', title: ataFields.vigencia_fim.label, kind: 'day' },
    ],
    show: (read) => [recordNumber(read), read.objeto, read.orgao, read.vigencia_inicio, read.vigencia_fim],
  } satisfies RecordKind<AtaRead>,
] as unknown as readonly RecordKind[];

type Searched = Pick<AtaRead, 'numero' | 'ano' | 'controle' | 'objeto' | 'orgao' | 'orgao_cnpj' | 'unidade' | 'uasg' | 'orgao_subrogado'>;

/** The words by which an ata is found. */
export function searchWordsOf(read: Searched): string {
  const { controle, objeto, orgao, orgao_cnpj, unidade, uasg, orgao_subrogado } = read;
  return toSearchWords(`ata ${recordNumber(read)}`, controle, objeto, orgao, orgao_cnpj, unidade, uasg, orgao_subrogado);
}
