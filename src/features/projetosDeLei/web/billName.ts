import type { Projeto } from '../entities.ts';

/** `PL 3729/2004`, without missing parts. */
export function billName({ tipo, numero, ano }: Pick<Projeto, 'tipo' | 'numero' | 'ano'>): string {
  return [tipo, [numero, ano].filter((figure) => figure > 0).join('/')].filter(Boolean).join(' ');
}
