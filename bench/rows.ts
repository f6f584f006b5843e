import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Adds some thousands of tasks, events and followed notices to the demonstration's first account. */
export function fillAccount(dataDir: string, rows = 3000): void {
  const database = new DatabaseSync(join(dataDir, 'certame.sqlite'));
  const now = new Date().toISOString();
  const numbers = `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${rows})`;
  database.exec(`
    ${numbers} insert into tasks (user_id, assignee_id, title, due_on, description, tags, is_completed, is_important, is_deleted, thing, thing_id, is_demo, created_at, updated_at)
      select 1, null, 'Tarefa ' || number || ' da licitação', date('now', (number % 400 - 200) || ' days'), '<p>Conferir o edital.</p>', '["team"]',
        number % 4 = 0, 0, 0, null, null, 0, '${now}', '${now}' from numbers;
    insert or ignore into task_places (user_id, task_id, place, is_deleted, is_hidden, is_completed, is_important, tag_bits, due_key, title_key)
      select 1, id, id * 1073741824, is_deleted, false, is_completed, is_important, 1, coalesce(due_on, '9999-12-31'), lower(title) from tasks where user_id = 1;
    ${numbers} insert into calendar_events (user_id, uid, title, calendar, start_at, end_at, all_day, url, location, description, display, guests, is_demo, sequence, created_at, updated_at)
      select 1, 'bench-' || number, 'Reunião ' || number, 'Licitações Abertas', strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (number % 600 - 300) || ' days'),
        null, 0, '', '', 'Pauta', '', '[]', 0, 0, '${now}', '${now}' from numbers;
    insert or ignore into follows (user_id, kind, item_id, stage, priority, note, place, created_at, updated_at)
      select 1, 'licitacao', id, 'interested', 'normal', '', id, '${now}', '${now}' from licitacoes where abs(julianday(abertura) - julianday('now')) < 100 limit ${rows};
    pragma wal_checkpoint(truncate);`);
  database.close();
}
