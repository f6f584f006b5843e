import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Copies the notices until there are `notices`, each copy with its own dates and value. */
export function multiply(dataDir: string, notices: number): void {
  const database = new DatabaseSync(join(dataDir, 'certame.sqlite'));
  const columns = (database.prepare("select name from pragma_table_info('licitacoes') where name <> 'id'").all() as { name: string }[]).map(
    ({ name }) => name,
  );
  const { have } = database.prepare('select count(*) as have from licitacoes').get() as { have: number };
  // Moves all dates of a notice by the same number of days, so that it stays plausible.
  const moved = (column: string) =>
    `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, ((copy * 7919 + licitacoes.id * 104729) % 900 - 700) || ' days')`;
  const own: Record<string, string> = {
    controle: "'bench-' || copy || '-' || licitacoes.id",
    valor_estimado: 'round(valor_estimado * (0.5 + abs(random() % 1000) / 500.0), 2)',
    publicacao: moved('publicacao'),
    abertura: moved('abertura'),
    encerramento: moved('encerramento'),
    prazo: moved('prazo'),
    referencia: moved('referencia'),
  };
  const copies = Math.ceil(notices / have) - 1;
  database.exec(`
    with recursive copies(copy) as (select 1 union all select copy + 1 from copies where copy < ${copies})
    insert into licitacoes (${columns.join(', ')})
    select ${columns.map((name) => own[name] ?? name).join(', ')} from copies cross join (select * from licitacoes where id <= ${have}) as licitacoes;
    pragma wal_checkpoint(truncate);`);
  database.close();
}
