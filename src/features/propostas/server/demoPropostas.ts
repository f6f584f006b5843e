// A year of a small company that takes part in public procurement, as plain data.
import type { Etapa, Motivo, Papel } from '../entities.ts';

/** A file of so many versions. `isLast`: of the offer's present stage, the others were made before it was sent. */
export type DemoArquivo = { nome: string; versoes: number; isLast?: true };

/** What a demo offer is about: of the notices that were awarded, run, are open, were entered by hand or joined since, the one at this place. */
export type DemoProposta = {
  of: 'awarded' | 'running' | 'open' | 'byHand' | 'joined';
  place: number;
  etapa: Etapa;
  /** Of the demo accounts: who began it, and is responsible unless somebody else is. */
  by: 0 | 1;
  responsavel?: 0 | 1;
  /** What the other one of the accounts may do with a private one. */
  com?: Papel;
  arquivos?: readonly DemoArquivo[];
  isPrivate?: boolean;
  decisao?: string;
  motivo?: Motivo;
  nota?: string;
  comentarios?: readonly { by: 0 | 1; texto: string }[];
};

const losses: readonly (readonly [Motivo, string])[] = [
  ['preco', 'Ficamos em segundo lugar, 2% acima.'],
  ['preco', 'O vencedor baixou demais nos lances finais.'],
  ['habilitacao', 'A certidão estadual venceu na véspera.'],
  ['preco', 'O frete pesou no preço.'],
  ['tecnica', 'A amostra não atendeu ao termo de referência.'],
  ['preco', ''],
  ['prazo', 'O sistema caiu e não conseguimos enviar a tempo.'],
  ['revogada', 'O órgão revogou depois da disputa.'],
  ['preco', 'Concorrente com estoque local.'],
  ['outro', 'Empate, decidido pela preferência a pequenas empresas.'],
];

const refusals = [
  'A entrega é longe demais para o valor.',
  'Exige atestado que ainda não temos.',
  'A margem seria menor que 5%.',
  'O prazo de entrega é curto para o fornecedor.',
  'A equipe está ocupada com outras duas propostas.',
] as const;

const proposta: DemoArquivo = { nome: 'Proposta.pdf', versoes: 2 };
const contrato: DemoArquivo = { nome: 'Contrato assinado.pdf', versoes: 1, isLast: true };
const ficha: DemoArquivo = { nome: 'Ficha técnica.pdf', versoes: 1 };
const cotacao: DemoArquivo = { nome: 'Cotação do frete.pdf', versoes: 2 };
/** Of so many of the latest won offers the files are kept. */
const WITH_FILES = 2;

/** The ended ones, spread over the year like the awarded notices. @param won whether the company won each of these, the latest first */
export function endedPropostas(won: readonly boolean[]): DemoProposta[] {
  return won.map((isWon, number): DemoProposta => {
    const base = { of: 'awarded' as const, place: number, by: (number % 3 === 1 ? 1 : 0) as 0 | 1 };
    const before = won.slice(0, number).filter(Boolean).length;
    if (isWon) {
      const arquivos = before < WITH_FILES ? { arquivos: [proposta, contrato] } : {};
      const nota = before % 2 ? '' : 'Contrato assinado.';
      return { ...base, ...arquivos, etapa: 'ganha', decisao: 'Produto em estoque e boa margem.', nota };
    }
    const lost = number - before;
    if (lost % 6 === 4) return { ...base, etapa: 'desistida', decisao: refusals[lost % refusals.length] ?? '' };
    const [motivo, nota] = losses[lost % losses.length] ?? ['outro', ''];
    return { ...base, etapa: 'perdida', motivo, nota };
  });
}

/** The running ones. */
export const demoPropostas: readonly DemoProposta[] = [
  {
    ...{ of: 'running', place: 1, etapa: 'disputa', by: 0, decisao: 'Bom histórico com este órgão.' },
    comentarios: [
      { by: 0, texto: 'Estamos em segundo na fase de lances. @tiago, até onde dá para baixar?' },
      { by: 1, texto: 'Dá para baixar mais 3% sem perder a margem mínima.' },
    ],
    arquivos: [proposta, ficha],
  },
  { of: 'running', place: 5, etapa: 'disputa', by: 1 },
  { of: 'running', place: 9, etapa: 'enviada', by: 0, arquivos: [proposta] },
  { of: 'running', place: 12, etapa: 'enviada', by: 1 },
  {
    ...{ of: 'open', place: 2, etapa: 'preparando', by: 0, decisao: 'Já fornecemos os mesmos itens no ano passado.' },
    comentarios: [
      { by: 1, texto: 'Falta a cotação do frete. O fornecedor prometeu para amanhã.' },
      { by: 1, texto: '@helena, a certidão municipal venceu e a do FGTS vence nesta semana.' },
    ],
    arquivos: [ficha, cotacao],
  },
  { of: 'open', place: 6, etapa: 'preparando', by: 1 },
  { of: 'open', place: 10, etapa: 'preparando', by: 0, isPrivate: true, com: 'editor' },
  { of: 'open', place: 13, etapa: 'decidida', by: 0, decisao: 'Valor alto e um só local de entrega.' },
  { of: 'open', place: 17, etapa: 'decidida', by: 1, responsavel: 0 },
  { of: 'open', place: 21, etapa: 'analisando', by: 0 },
  { of: 'open', place: 25, etapa: 'analisando', by: 1 },
  { of: 'open', place: 29, etapa: 'analisando', by: 0 },
  { of: 'open', place: 33, etapa: 'analisando', by: 1, isPrivate: true },
  { of: 'byHand', place: 0, etapa: 'decidida', by: 0, decisao: 'Cliente novo, com pagamento em 15 dias.' },
  { of: 'joined', place: 0, etapa: 'preparando', by: 0, responsavel: 1, decisao: 'Vista no Diário Oficial antes de sair no PNCP.' },
];
