// An author or a step being imported, with its bill.
import type { Insertable } from 'kysely';
import type { TramitacoesTable } from '../tables.ts';
import type { AutorRead, ProjetoKey } from './projeto.ts';

export type TramitacaoRead = Omit<Insertable<TramitacoesTable>, 'id' | 'projeto_id'>;
export type PartRead = ProjetoKey & ({ parte: 'autor'; row: AutorRead } | { parte: 'tramitacao'; row: TramitacaoRead });

/** Key of a step within its bill. */
export function chaveDaTramitacao({ sequencia, data, descricao }: TramitacaoRead): string {
  return `${sequencia} ${data} ${descricao}`;
}

/** Key of a part within its bill and kind. */
export function chaveOf(part: PartRead): string {
  return part.parte === 'autor' ? part.row.chave : chaveDaTramitacao(part.row);
}
