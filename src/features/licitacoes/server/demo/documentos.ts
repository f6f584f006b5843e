// Documents of a notice. All open one placeholder file.
import type { DocumentoRead } from '../import/part.ts';
import type { Plan } from './plan.ts';
import type { Dates } from './timing.ts';

/** Among the files that are served with the pages (public). */
const demoFile = '/files/documento-de-demonstracao.pdf';

type Named = readonly [tipo: string, titulo: string];

const principal = {
  Edital: ['Edital', 'Edital e anexos'],
  'Aviso de Contratação Direta': ['Aviso de Contratação Direta', 'Aviso de dispensa eletrônica'],
  'Ato que autoriza a Contratação Direta': ['Ato que autoriza a Contratação Direta', 'Despacho de autorização'],
  'Chamamento Público': ['Edital de Chamamento Público', 'Edital de chamamento público'],
} satisfies Record<Plan['regra']['instrumento'], Named>;

const acompanhantes: readonly Named[] = [
  ['Termo de Referência', 'Termo de referência'],
  ['Estudo Técnico Preliminar', 'Estudo técnico preliminar (ETP)'],
  ['Minuta do Contrato', 'Minuta do contrato'],
];
const deObras: readonly Named[] = [
  ['Projeto Básico', 'Projeto básico e memorial descritivo'],
  ['Outros Documentos', 'Planilha orçamentária e cronograma'],
  ['Minuta do Contrato', 'Minuta do contrato'],
];

/** One to four documents: first the call for proposals, last the outcome. */
export function listDocumentos(
  { regra, assunto, modalidade, desfecho, random }: Plan,
  srp: boolean,
  { publicacao, atualizacao }: Dates,
): DocumentoRead[] {
  const lead: Named = principal[regra.instrumento];
  const ends = desfecho === 'resultado' && random.chance(0.7);
  const others = (assunto.ramo === 'obras' && modalidade !== 8 ? deObras : acompanhantes).slice(0, random.between(0, ends ? 2 : 3));
  const end: Named = srp ? ['Ata de Registro de Preço', 'Ata de registro de preços'] : ['Outros Documentos', 'Termo de homologação'];
  return [lead, ...others, ...(ends ? [end] : [])].map(([tipo, titulo], place) => ({
    sequencial: place + 1,
    titulo,
    tipo,
    url: demoFile,
    publicacao: ends && place === others.length + 1 ? atualizacao : publicacao,
  }));
}
