// Invented notices with three items each; lengths of texts and skew of words as on 15,981 notices of Compras.gov.br.
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { modalidades, ufs } from '#features/licitacoes/codes.ts';
import { createRandom } from '#kit/server/random.ts';

const DAY_MS = 86_400_000;
const ITEMS = 3;
/** The most frequent words, such as `de`, a quarter of all. */
const little = 'de da do e em para a o com dos das na no por as os ao aos pela pelo'.split(' ');

/** The word of a rank; Zipf's law with the exponent 1. */
export const wordAt = (rank: number) => little[rank] ?? `p${rank.toString(36)}`;

/** Adds notices until there are `notices`, as a source would have written them. */
export function inventNotices(dataDir: string, notices: number): void {
  const database = new DatabaseSync(join(dataDir, 'certame.sqlite'));
  const random = createRandom(18);
  /** Those of 16,000 notices are 24,000 different words, and they grow by about the root of the texts. */
  const words = Math.round(190 * Math.sqrt(notices));
  const text = (length: number) => Array.from({ length }, () => wordAt(Math.floor(words ** random.next()))).join(' ');
  /** The first ones most often. */
  const skewed = (many: number) => Math.floor(many * random.next() ** 2);
  const iso = (day: number) => `${new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 19)}.000Z`;
  const { have } = database.prepare('select count(*) as have from licitacoes').get() as { have: number };
  const like = database.prepare('select * from licitacoes where id = 1').get() as Record<string, SQLInputValue>;
  const item = database.prepare('select * from lotes limit 1').get() as Record<string, SQLInputValue>;
  const insert = (table: string, row: Record<string, SQLInputValue>) => {
    const names = Object.keys(row).filter((name) => table === 'licitacoes' || name !== 'id');
    return database.prepare(`insert into ${table} (${names.join(', ')}) values (${names.map((name) => `:${name}`).join(', ')})`);
  };
  const [addNotice, addItem] = [insert('licitacoes', like), insert('lotes', item)];
  const first = Number((database.prepare('select max(id) as id from licitacoes').get() as { id: number }).id);
  database.exec('pragma synchronous = off; pragma cache_size = -200000; begin');
  for (let id = first + 1; id <= first + notices - have; id++) {
    const end = random.between(-1400, 40) + random.next();
    const orgao = skewed(20_000);
    const uf = ufs[skewed(ufs.length)] as string;
    const codigo = random.pick([6, 6, 6, 6, 8, 8, 8, 9, 4, 12, 1, 5, 7, 13]) as keyof typeof modalidades;
    const prazo = random.chance(0.15) ? null : iso(end);
    const numero = random.between(1, 99_999);
    addNotice.run({
      ...like,
      ...{
        id,
        controle: `${String(orgao).padStart(14, '0')}-1-${id}/2026`,
        uasg: String(100_000 + orgao),
        numero: String(numero),
        ano: 2026,
      },
      ...{
        num_licitacao: `${numero}/2026`,
        processo: `${random.between(1, 99_999)}/2026`,
        objeto: text(random.between(8, 48)),
        informacao: '',
      },
      ...{ modalidade_codigo: codigo, modalidade: modalidades[codigo], srp: Number(random.chance(0.3)) },
      ...{ valor_estimado: random.chance(0.1) ? null : Math.round(20_000 * random.spread(2) * 100) / 100, publicacao: iso(end - 20) },
      ...{ abertura: prazo && iso(end), encerramento: prazo && iso(end), prazo, referencia: prazo ?? iso(end - 20) },
      ...{ orgao: `${wordAt(orgao + 30)} ${wordAt(orgao + 900)} ${orgao}`, orgao_cnpj: String(orgao).padStart(14, '0'), uf },
      ...{
        municipio: `Cidade ${wordAt(skewed(5500) + 30)}`,
        esfera: random.pick(['F', 'E', 'M', 'M']),
        encerrada: Number(random.chance(0.4)),
      },
      ...{
        busca: '',
        local: '',
        digest: String(id),
        registro_digest: String(id),
        tipo_item: random.pick(['Material', 'Serviço', 'Misto']),
      },
    });
    const { id: _, ...items } = item;
    for (let at = 1; at <= ITEMS; at++) addItem.run({ ...items, licitacao_id: id, numero: at, descricao: text(random.between(3, 17)) });
    if (id % 20_000 === 0) database.exec('commit; begin');
  }
  database.exec('commit; analyze; pragma wal_checkpoint(truncate);');
  database.close();
}
