// An author or a step being imported, with its bill.
import type { Insertable } from 'kysely';
import type { RecordSource } from '#kit/server/records/kind.ts';
import type { TramitacoesTable } from '../tables.ts';
import type { AutorRead, ProjetoKey } from './projeto.ts';

export type TramitacaoRead = Omit<Insertable<TramitacoesTable>, 'id' | 'projeto_id'>;
export type PartRead = ProjetoKey & ({ parte: 'autor'; row: AutorRead } | { parte: 'tramitacao'; row: TramitacaoRead });

type Of<P extends PartRead['parte']> = Extract<PartRead, { parte: P }>;
/** A source of authors or steps. */
export type PartSource<P extends PartRead['parte'] = PartRead['parte']> = RecordSource<Of<P>> & { readonly parte: P };

/** Key of a step within its bill. */
export function chaveDaTramitacao({ sequencia, data, descricao }: TramitacaoRead): string {
  return `${sequencia} ${data} ${descricao}`;
}

/** Key of a part within its bill and kind. */
export function chaveOf(part: PartRead): string {
  return part.parte === 'autor' ? part.row.chave : chaveDaTramitacao(part.row);
}
