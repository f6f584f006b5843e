// Keys of notices without a control number.
import { hash } from 'node:crypto';
import { fold } from '#kit/server/text/fold.ts';

/** PNCP's control numbers have no colon. */
const PREFIX = 'm:';
const ownKey = /^m:[\w-]{22}$/;

type Named = { plataforma?: string | null; orgao_cnpj: string; modalidade_codigo: number; num_licitacao: string; processo: string };

/** The same for the same portal, body, procedure and number; a notice without a number has that of its process in its place. */
export function ownKeyOf({ plataforma, orgao_cnpj, modalidade_codigo, num_licitacao, processo }: Named): string {
  const words = [plataforma ?? '', orgao_cnpj, String(modalidade_codigo), num_licitacao || processo].map((text) => fold(text.trim()));
  return `${PREFIX}${hash('sha256', JSON.stringify(words), 'base64url').slice(0, 22)}`;
}

export function isOwnKey(controle: string): boolean {
  return ownKey.test(controle);
}
