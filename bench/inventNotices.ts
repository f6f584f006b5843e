// Invented notices with items: lengths, words and shares as on 15,981 notices of Compras.gov.br, the same ones for the same number.
// Those notices have no items: their length here is an assumption, as is that all but some belong to the Union.

import { ufs } from '#brasil/ufs.ts';
import { modalidades } from '#features/licitacoes/codes.ts';
import { noDetails } from '#features/licitacoes/server/import/part.ts';
import type { LotesTable } from '#features/licitacoes/server/partTables.ts';
import type { LicitacoesTable } from '#features/licitacoes/server/tables.ts';
import { createRandom } from '#kit/server/random.ts';
import { fold } from '#kit/server/text/fold.ts';

export type InventedNotice = Omit<LicitacoesTable, 'id' | 'importacao_id' | 'criada_por' | 'manual_bytes'> & { id: number };
export type InventedItem = Omit<LotesTable, 'id'>;

const DAY_MS = 86_400_000;
/** Words of an object at the 1st, 5th, 10th, 25th, 50th, 75th, 90th, 95th, 99th and 100th per cent. */
const LENGTHS = [
  [0, 3],
  [0.01, 3],
  [0.05, 6],
  [0.1, 8],
  [0.25, 14],
  [0.5, 24],
  [0.75, 37],
  [0.9, 54],
  [0.95, 64],
  [0.99, 77],
  [1, 90],
] as const;
const STATES = [
  ['MG', 162],
  ['RJ', 106],
  ['PR', 98],
  ['RS', 86],
  ['ES', 62],
  ['SP', 54],
  ['BA', 53],
  ['GO', 43],
  ['PA', 40],
  ['MT', 35],
  ['PE', 34],
  ['PB', 29],
  ['RN', 28],
  ['SC', 26],
  ['DF', 25],
  ['CE', 18],
  ['AL', 16],
  ['MS', 16],
  ['MA', 14],
  ['AM', 11],
  ['PI', 9],
  ['SE', 8],
  ['RO', 8],
  ['TO', 6],
  ['RR', 5],
  ['AC', 5],
  ['AP', 4],
] as const;
const MODALITIES = [
  [8, 584],
  [9, 225],
  [6, 179],
  [4, 12],
] as const;
/** The twenty most frequent words, 37 % of all. */
const LITTLE = 'de e para da do com em a o das dos no na por as ao os que ou um'.split(' ');
const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'zo', 'cu', 'ra'];

/** The word of a rank among the most frequent ones, from 0 on. */
export function wordAt(rank: number): string {
  const little = LITTLE[rank];
  if (little) return little;
  let word = '';
  for (let left = rank + 4096; left > 0; left = Math.floor(left / 16)) word += SYLLABLES[left % 16];
  return `${word}x`;
}

/** Sums of weights up to each rank: Zipf's exponent is 1 for the first thousand words and 1.27 for the others. */
function zipf(many: number, exponent = 1.27): Float64Array {
  const sums = new Float64Array(many);
  let sum = 0;
  for (let i = 0; i < many; i++) {
    sum += i < 1000 ? 1 / (i + 1) : 1000 ** (exponent - 1) / (i + 1) ** exponent;
    sums[i] = sum;
  }
  return sums;
}

/** The first place whose sum is above `share` of all. */
function placeOf(sums: Float64Array, share: number): number {
  const wanted = share * (sums.at(-1) as number);
  let [from, to] = [0, sums.length - 1];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sums[middle] as number) > wanted) to = middle;
    else from = middle + 1;
  }
  return from;
}

function lengthAt(share: number): number {
  const above = LENGTHS.findIndex(([at]) => at > share);
  const [[low, fewer], [high, more]] = [LENGTHS[above - 1] ?? LENGTHS[0], LENGTHS[above] ?? LENGTHS[1]];
  return Math.round(fewer + ((share - low) / (high - low)) * (more - fewer));
}

/** @param now dates are so many days before or after it @param firstId of the notice to begin with @param itemsOfEach how many */
export function* inventNotices(
  notices: number,
  now: Date,
  firstId: number,
  itemsOfEach = 3,
): Generator<{ notice: InventedNotice; items: InventedItem[] }> {
  const random = createRandom(18);
  // 16,000 notices have 24,000 different words; they grow by the root of the texts.
  const words = zipf(Math.round(190 * Math.sqrt(notices)));
  const orgaos = zipf(Math.min(20_000, Math.max(114, Math.round(notices / 50))));
  const text = (length: number) => Array.from({ length }, () => wordAt(placeOf(words, random.next()))).join(' ');
  const at = (days: number) => new Date(now.getTime() + Math.floor(days * DAY_MS)).toISOString();

  for (let i = 0; i < notices; i++) {
    const id = firstId + i;
    const codigo = random.weighted(MODALITIES);
    const orgao = placeOf(orgaos, random.next());
    const uf = random.weighted(STATES);
    const place = Math.floor(200 * random.next() ** 2.5);
    const municipio = `Cidade ${wordAt(place + 20)}`;
    const nome = `Órgão ${wordAt(orgao + 20)} ${orgao}`;
    const publicacao = -1250 * random.next();
    // 48 % have a period of proposals, of ten days in the middle; 0.6 % are open.
    const hasPeriod = random.chance(0.48);
    const abertura = hasPeriod ? at(publicacao + 1) : null;
    const prazo = hasPeriod ? at(publicacao + 10 * random.spread(0.7)) : null;
    const valor = random.chance(0.977) ? Math.round(Math.exp(9.97) * random.spread(2.65) * 100) / 100 : null;
    const ended = random.chance(0.889) && publicacao < -30;
    const ano = new Date(now.getTime() + publicacao * DAY_MS).getUTCFullYear();
    const notice: InventedNotice = {
      ...{ id, controle: `bench-${id}`, fonte: 'compras', uasg: String(100_000 + orgao), numero: String(random.between(1, 99_999)), ano },
      ...{ num_licitacao: `${id % 100_000}/${ano}`, processo: String(23_000_000_000 + id), informacao: '', modo_disputa: '' },
      ...{ objeto: text(lengthAt(random.next())), modalidade_codigo: codigo, modalidade: modalidades[codigo], instrumento: '' },
      ...{ situacao_codigo: 1, situacao: '', amparo_legal: '', amparo_legal_descricao: '', srp: random.chance(0.108) },
      ...{ orcamento_sigiloso: false, valor_estimado: valor, valor_homologado: null, publicacao: at(publicacao), abertura },
      ...{
        abertura_ilegivel: null,
        encerramento_ilegivel: null,
        encerramento: prazo,
        atualizacao: at(publicacao),
        orgao: nome,
        orgao_cnpj: String(10_000_000_000_000 + orgao),
      },
      ...{
        esfera: random.weighted([
          ['F', 90],
          ['E', 4],
          ['M', 5],
          ['D', 1],
        ] as const),
        poder: 'E',
        unidade: `Unidade ${orgao}`,
        municipio,
        uf,
      },
      ...{
        ibge: `${10 + ufs.indexOf(uf)}${String(place).padStart(5, '0')}`,
        orgao_subrogado: null,
        orgao_subrogado_cnpj: null,
        unidade_subrogada: null,
        uasg_subrogada: null,
      },
      ...{ municipio_subrogado: null, uf_subrogada: null, fontes_orcamentarias: null, emenda_parlamentar: null },
      ...{ plataforma: null, justificativa_presencial: null, link_origem: null, link_processo: null, excluida: false },
      ...{ tem_resultado: ended, tipo_item: random.pick(['Material', 'Serviço', 'Misto']), encerrada: ended, desfecho: '', prazo },
      ...{ referencia: prazo ?? at(publicacao), valor_implausivel: null, busca: '', local: fold(`${nome}\n${municipio}`) },
      ...{ digest: '', registro_digest: '', importada_em: now.toISOString() },
    };
    const items = Array.from({ length: itemsOfEach }, (_, place) => ({
      ...{ licitacao_id: id, numero: place + 1, grupo: null, descricao: text(random.between(4, 16)), quantidade: 1, unidade: 'UN' },
      ...{ valor_unitario: null, valor_total: null, material_servico: 'M', beneficio: 'Sem benefício', criterio: '' },
      ...{ situacao_codigo: 1, situacao: '', catalogo: '', ...noDetails, atualizacao: null },
    }));
    yield { notice, items };
  }
}
