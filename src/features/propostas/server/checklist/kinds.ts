// Which document of the vault an entry asks for, told by the words of its title. Titles and kinds are in Portuguese.
import type { CertidoesTable } from '#features/certidoes/server/tables.ts';
import { fold } from '#kit/server/text/fold.ts';

type Tipo = CertidoesTable['tipo'];

/** The first that fits counts: the more particular ones come first. */
const words: readonly (readonly [RegExp, Tipo])[] = [
  [/\bfgts\b|\bcrf\b/, 'crfFgts'],
  [/\bcndt\b|trabalhista/, 'cndt'],
  [/falencia|recuperacao judicial/, 'falencia'],
  [/balanco|demonstracoes contabeis/, 'balanco'],
  [/atestado|capacidade tecnica/, 'atestadoCapacidade'],
  [/entidade profissional|conselho (profissional|regional|de classe)|\bcrea\b|\bcau\b|\bcra\b/, 'registroConselho'],
  [/alvara|licenca/, 'licencaFuncionamento'],
  [/inscricao estadual/, 'inscricaoEstadual'],
  [/inscricao municipal/, 'inscricaoMunicipal'],
  [/\bcnpj\b/, 'cartaoCnpj'],
  [/(debito|tribut|regularidade|\bcnd\b|certidao).*(federa|uniao)|divida ativa da uniao|receita federal/, 'cndFederal'],
  [/(debito|tribut|regularidade|\bcnd\b|certidao).*(estadua|fazenda do estado)/, 'cndEstadual'],
  [/(debito|tribut|regularidade|\bcnd\b|certidao).*(municipa|prefeitura)/, 'cndMunicipal'],
  [/\bsicaf\b/, 'sicaf'],
  [/procuracao/, 'procuracao'],
  [/contrato social|estatuto/, 'contratoSocial'],
  [/(documento|identidade|\brg\b|\bcpf\b).*soci[oa]/, 'documentoSocio'],
];

/** @returns undefined if the title names no kind of document */
export function kindOf(titulo: string): Tipo | undefined {
  return kindsIn(titulo)[0];
}

function kindsIn(titulo: string): Tipo[] {
  // It issues the certificate of the FGTS, and its name says nothing of federal taxes.
  const folded = fold(titulo).replaceAll('caixa economica federal', '');
  return words.filter(([pattern]) => pattern.test(folded)).map(([, tipo]) => tipo);
}

/** Certificates that an authority issues for a time, and that say the same for every tender. */
const certificates: ReadonlySet<Tipo> = new Set(['sicaf', 'cndFederal', 'cndEstadual', 'cndMunicipal', 'crfFgts', 'cndt', 'falencia']);

/** What the company itself says or pays, whatever certificate its title speaks of. */
const ownActs = /\b(declaracao|declaracoes|recolhimento)\b/;

/**
 * Whether a document proves an entry by being valid: a certificate with a validity, of the one kind that the title asks for, or another document
 * with a validity and the same name. An atestado proves only what was delivered, a registration only an activity, and of several certificates that a
 * title asks for, one proves one: so a person compares them with the notice.
 */
export function proves({ tipo, nome, vence_em }: { tipo: Tipo; nome: string; vence_em: string | null }, titulo: string): boolean {
  const [asked, ...others] = kindsIn(titulo);
  if (vence_em === null || others.length > 0 || ownActs.test(fold(titulo))) return false;
  if (asked !== undefined) return asked === tipo && certificates.has(tipo);
  const [entry, document] = [fold(titulo).trim(), fold(nome).trim()];
  return (tipo === 'outro' || certificates.has(tipo)) && !/\b(atestado|registro|inscricao)/.test(document) && entry === document;
}

/** Whether the title has the document's own name, or the other way round. */
export function isNamed(titulo: string, nome: string): boolean {
  const [entry, document] = [fold(titulo).trim(), fold(nome).trim()];
  return document.length > 3 && (entry.includes(document) || document.includes(entry));
}
