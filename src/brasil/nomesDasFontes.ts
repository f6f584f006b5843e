// How screens write names that the sources write in several ways. The API has them as the source does.

/** `Pregão - Eletrônico` → `Pregão Eletrônico`, as the law and the editais write it. */
export function nomeDaModalidade(modalidade: string): string {
  return modalidade.replace(/\s+[-–]\s+/g, ' ');
}

/** `Pregão Eletrônico 90006/2026` */
export function nomeDaLicitacao({ modalidade, num_licitacao }: { modalidade: string; num_licitacao: string }): string {
  return `${nomeDaModalidade(modalidade)} ${num_licitacao}`.trim();
}

/** A state with a capital at its beginning only: `Em Andamento` → `Em andamento`. Abbreviations such as `PNCP` stay. */
export function nomeDaSituacao(situacao: string): string {
  return situacao.replace(/(?<=\s)\p{Lu}(?=\p{Ll}|\s|$)/gu, (letter) => letter.toLowerCase());
}
