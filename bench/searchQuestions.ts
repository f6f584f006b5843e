// What the search of notices is asked by `search.ts`.
import { sortColumns } from '#features/licitacoes/entities.ts';
import { wordAt } from './inventNotices.ts';

/** `peer`: what Groonga took for the like, p50 in ms at a million; `isText`: another limit holds. */
export type SearchQuestion = { name: string; path?: string; query: string; peer?: number; isText?: boolean };

const [frequent, other, rare] = [wordAt(100), wordAt(300), wordAt(3000)];
const orders = sortColumns.filter((sort) => sort !== 'proximas' && sort !== 'relevancia');

/** One filter each; their pairs are asked too. */
const filters: Record<string, string> = {
  uf: 'uf=MG',
  modalidade: 'modalidade=6',
  status: 'status=fechada',
  open: 'status=aberta',
  municipios: `municipios=${encodeURIComponent(`Cidade ${wordAt(30)} - MG`)}`,
  municipio: 'municipio=cidade',
  orgaos: `orgaos=${encodeURIComponent(`Órgão ${wordAt(27)} 7`)}`,
  orgao: 'orgao=17',
  esfera: 'esfera=M',
  tipo: 'tipo=Material',
  beneficio: 'beneficio=nenhum',
  faixa: 'faixa=2',
  fonte: 'fonte=compras',
  uasg: 'uasg=100007',
  value: 'valorMin=100000&valorMax=500000',
  abertura: 'aberturaDe=2025-01-01&aberturaAte=2025-12-31',
  prazo: 'prazoDe=2025-01-01&prazoAte=2025-12-31',
  srp: 'srp=true',
};
const peers: Record<string, number> = { uf: 12, value: 483 };

const texts: SearchQuestion[] = [
  { name: 'one word', query: `q=${frequent}%20` },
  { name: 'two words', query: `q=${frequent}%20${other}%20`, peer: 33 },
  { name: 'a word everywhere', query: `q=${wordAt(20)}%20`, peer: 64 },
  { name: 'a phrase', query: `q=%22${wordAt(20)}%20${wordAt(21)}%22` },
  { name: 'while typing, 3 letters', query: `q=${rare.slice(0, 3)}*` },
  { name: 'while typing, 5 letters', query: `q=${rare.slice(0, 5)}*` },
  { name: 'two words, by deadline', query: `q=${frequent}%20${other}%20&sort=encerramento` },
  { name: 'two words, one state', query: `q=${frequent}%20${other}%20&uf=MG` },
];
const facetPeers: Record<string, number> = { 'two words': 42, 'a word everywhere': 277 };

/** @param deep the last page that is asked @param id of a notice in the middle */
export function searchQuestions(deep: number, id: number): SearchQuestion[] {
  const names = Object.keys(filters);
  const at = (path: string) => (asked: SearchQuestion) => ({
    ...asked,
    name: `${asked.name}: ${path.slice(1)}`,
    path: `/api/licitacoes${path}`,
  });
  const withoutPeer = ({ peer: _, ...asked }: SearchQuestion): SearchQuestion => asked;
  const some: SearchQuestion[] = [
    { name: 'everything', query: '' },
    { name: 'uf', query: 'uf=MG' },
    ...texts.map((text) => ({ ...text, isText: true })),
  ];
  return [
    { name: 'first page', query: '', peer: 2.5 },
    ...orders.flatMap((sort) =>
      ['asc', 'desc'].map((order) => ({
        name: `by ${sort}, ${order}`,
        query: `sort=${sort}&order=${order}`,
        ...(sort === 'valor_estimado' && { peer: 2.4 }),
      })),
    ),
    ...names.map((name) => ({ name, query: filters[name] ?? '', ...(peers[name] && { peer: peers[name] }) })),
    { name: `page ${deep}`, query: `page=${deep}` },
    { name: `page ${deep}, by value`, query: `page=${deep}&sort=valor_estimado` },
    ...texts.map((text) => ({ ...text, isText: true })),
    ...some.map(withoutPeer).map(at('/count')),
    ...some.map((asked) => {
      const { everything, uf } = { everything: 219, uf: 29 };
      const peer = { everything, uf, ...facetPeers }[asked.name];
      return at('/facets')({ ...withoutPeer(asked), isText: true, ...(peer && { peer }) });
    }),
    ...some.map(withoutPeer).map(at(`/${id}/neighbours`)),
    at('/loosenings')({ name: 'four conditions', query: `q=${frequent}%20${other}%20&uf=AP&modalidade=6&faixa=2`, isText: true }),
  ];
}

/** Two filters at once, each pair of the columns. */
export function pairsOfFilters(): SearchQuestion[] {
  const all = Object.entries(filters);
  return all.flatMap(([name, query], i) =>
    all.slice(i + 1).flatMap(([second, more]) => {
      if (query.split('=')[0] === more.split('=')[0]) return [];
      return [{ name: `${name} + ${second}`, query: `${query}&${more}`, ...(name === 'uf' && second === 'modalidade' && { peer: 22 }) }];
    }),
  );
}
