// The placeholders of the office's texts: their names, and how a text with unknown ones is refused.

/** In the order in which the screen lists them. */
export const placeholders = [
  'empresa.razaoSocial',
  'empresa.nomeFantasia',
  'empresa.cnpj',
  'empresa.inscricaoEstadual',
  'empresa.inscricaoMunicipal',
  'empresa.endereco',
  'empresa.telefone',
  'empresa.email',
  'empresa.banco',
  'empresa.agencia',
  'empresa.conta',
  'empresa.pix',
  'representante.nome',
  'representante.cpf',
  'representante.cargo',
  'aviso.orgao',
  'aviso.uasg',
  'aviso.modalidade',
  'aviso.numero',
  'aviso.processo',
  'aviso.objeto',
  'aviso.sessao',
  'proposta.total',
  'proposta.totalPorExtenso',
  'proposta.validadeDias',
  'proposta.validadePorExtenso',
  'proposta.prazoEntrega',
  'proposta.local',
  'proposta.data',
] as const;
export type Placeholder = (typeof placeholders)[number];

const known: ReadonlySet<string> = new Set(placeholders);
const PATTERN = /\{\{([^{}]*)\}\}/g;

/** The names in a text that are no placeholders, and `{{` or `}}` where one is not closed or not opened. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(PATTERN)].map(([, name = '']) => name.trim()).filter((name) => !known.has(name));
  const open = text.replace(PATTERN, '').match(/\{\{|\}\}/g) ?? [];
  return [...new Set([...names.map((name) => `{{${name}}}`), ...open])];
}

/**
 * The lines of a text with their values. A line whose placeholders are all empty says nothing, so it is left out: «Processo nº» without a
 * number.
 */
export function fillLines(text: string, values: Readonly<Record<Placeholder, string>>): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const names = [...line.matchAll(PATTERN)].map(([, name = '']) => name.trim() as Placeholder);
    if (names.length > 0 && names.every((name) => !values[name])) return [];
    return [line.replace(PATTERN, (_, name: string) => values[name.trim() as Placeholder] ?? '').trimEnd()];
  });
}
