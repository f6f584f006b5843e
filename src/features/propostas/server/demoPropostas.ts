// A year of a small company that takes part in public procurement, as plain data.
import type { Etapa, Motivo } from '../entities.ts';

/** What a demo offer is about: of the notices that were awarded, run or are open, the one at this place. */
export type DemoProposta = {
  of: 'awarded' | 'running' | 'open';
  place: number;
  etapa: Etapa;
  /** Of the demo accounts: who is responsible. */
  by: 0 | 1;
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

/** Ended ones, which are spread over the year like the awarded notices. */
const ended: DemoProposta[] = Array.from({ length: 38 }, (_, number): DemoProposta => {
  const base = { of: 'awarded' as const, place: number, by: (number % 3 === 1 ? 1 : 0) as 0 | 1 };
  if (number % 9 === 5) return { ...base, etapa: 'desistida', decisao: refusals[number % refusals.length] ?? '' };
  if (number % 5 === 0 || number % 7 === 3)
    return { ...base, etapa: 'ganha', decisao: 'Produto em estoque e boa margem.', nota: number % 2 ? '' : 'Contrato assinado.' };
  const [motivo, nota] = losses[number % losses.length] ?? ['outro', ''];
  return { ...base, etapa: 'perdida', motivo, nota };
});

export const demoPropostas: readonly DemoProposta[] = [
  ...ended,
  {
    ...{ of: 'running', place: 1, etapa: 'disputa', by: 0, decisao: 'Bom histórico com este órgão.' },
    comentarios: [
      { by: 0, texto: 'Estamos em segundo na fase de lances.' },
      { by: 1, texto: 'Dá para baixar mais 3% sem perder a margem mínima.' },
    ],
  },
  { of: 'running', place: 5, etapa: 'disputa', by: 1 },
  { of: 'running', place: 9, etapa: 'enviada', by: 0 },
  { of: 'running', place: 12, etapa: 'enviada', by: 1 },
  {
    ...{ of: 'open', place: 2, etapa: 'preparando', by: 0, decisao: 'Já fornecemos os mesmos itens no ano passado.' },
    comentarios: [{ by: 1, texto: 'Falta a cotação do frete. O fornecedor prometeu para amanhã.' }],
  },
  { of: 'open', place: 6, etapa: 'preparando', by: 1 },
  { of: 'open', place: 10, etapa: 'preparando', by: 0, isPrivate: true },
  { of: 'open', place: 13, etapa: 'decidida', by: 0, decisao: 'Valor alto e um só local de entrega.' },
  { of: 'open', place: 17, etapa: 'decidida', by: 1 },
  { of: 'open', place: 21, etapa: 'analisando', by: 0 },
  { of: 'open', place: 25, etapa: 'analisando', by: 1 },
  { of: 'open', place: 29, etapa: 'analisando', by: 0 },
  { of: 'open', place: 33, etapa: 'analisando', by: 1, isPrivate: true },
];
