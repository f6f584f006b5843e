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
  const folded = fold(titulo);
  return words.find(([pattern]) => pattern.test(folded))?.[1];
}

/** Whether the title has the document's own name, or the other way round. */
export function isNamed(titulo: string, nome: string): boolean {
  const [entry, document] = [fold(titulo).trim(), fold(nome).trim()];
  return document.length > 3 && (entry.includes(document) || document.includes(entry));
}
