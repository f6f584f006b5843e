// An author or a step on its way in, with the bill that it belongs to.
import type { Insertable } from 'kysely';
import type { TramitacoesTable } from '../tables.ts';
import type { AutorRead, ProjetoKey } from './projeto.ts';

export type TramitacaoRead = Omit<Insertable<TramitacoesTable>, 'id' | 'projeto_id'>;
export type PartRead = ProjetoKey & ({ parte: 'autor'; row: AutorRead } | { parte: 'tramitacao'; row: TramitacaoRead });

/** What tells a step from the others of its bill. */
export function chaveDaTramitacao({ sequencia, data, descricao }: TramitacaoRead): string {
  return `${sequencia} ${data} ${descricao}`;
}

/** What tells a part from the others of its kind and bill. */
export function chaveOf(part: PartRead): string {
  return part.parte === 'autor' ? part.row.chave : chaveDaTramitacao(part.row);
}
