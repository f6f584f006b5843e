// The data of every release comes up to the newest schema, with everything that people did.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Release, releasesIn } from '#kit/server/testing/testRelease.ts';
import { type Call, demoAdmin, demoClient, type TestServer, testData, testServerOn } from '#kit/server/testing/testServer.ts';
import { fillWithRelease } from './testData.ts';

const releases = await releasesIn(import.meta.dirname);
const migrations = join(import.meta.dirname, '../../../../migrations');
/** What the program itself adds at its start, or keeps for a time only. */
const ofProgram = [
  ...['attempts', 'audit_events', 'follow_dates_told', 'known_devices', 'mails', 'notifications', 'presence'],
  ...['refresh_tokens', 'seguidos_novidades', 'sessions', 'signing_keys'],
];

test('there is a recorded release', () => {
  expect(releases.length).toBeGreaterThan(0);
});

describe.each(releases)('%s', (file) => {
  let release: Release;
  let server: TestServer;
  let admin: Call;
  let client: Call;
  /** The recorded rows of a table, as objects. */
  const recorded = (table: string): Record<string, string | number | null>[] => {
    const { columns = [], rows = [] } = release.tables[table] ?? {};
    return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] as string | number | null])));
  };
  const idOf = ({ email }: { email: string }) => Number(recorded('users').find((user) => user.email === email)?.id);
  const get = async (call: Call, url: string) => {
    const answer = await call(`GET ${url}`);
    expect(answer.statusCode, `${url}: ${answer.body.slice(0, 300)}`).toBe(200);
    return answer.json();
  };

  beforeAll(async () => {
    const place = await testData();
    release = await fillWithRelease(file, place);
    server = await testServerOn(place);
  }, 180_000);
  afterAll(() => server.close());

  test('no migration that it had has been changed since', async () => {
    for (const [name, hash] of Object.entries(release.migrations)) {
      const content = (await readFile(join(migrations, name), 'utf8')).replaceAll('\r\n', '\n');
      expect(createHash('sha256').update(content).digest('base64url'), name).toBe(hash);
    }
  });

  test('no row is lost', async () => {
    const counts = await Promise.all(
      Object.keys(release.tables)
        .filter((table) => !ofProgram.includes(table))
        .map(async (table) => {
          const { n } = await server.database.read
            .selectFrom(table as 'users')
            .select(({ fn }) => fn.countAll().as('n'))
            // Those that running offers began are no recorded rows.
            .$if(table === 'follows', (query) => query.where(sql`from_offer`, '=', false))
            .executeTakeFirstOrThrow();
          return [table, Number(n)] as const;
        }),
    );
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(counts.map(([table]) => [table, release.tables[table]?.rows.length])));
  });

  describe('its users', () => {
    beforeAll(async () => {
      admin = await server.as(demoAdmin);
      client = await server.as(demoClient);
    });

    test('sign in with their passwords, and with no other', async () => {
      expect((await server.call('POST /jwt/login', { ...demoClient, password: 'cliente' })).statusCode).toBe(400);
      expect(await get(admin, '/api/users/count')).toMatchObject({ total: recorded('users').length });
    });

    test('find the notices by filter and by words, and open one with its items', async () => {
      const notices = recorded('licitacoes');
      expect((await get(client, '/api/licitacoes?perPage=10')).total).toBe(notices.length);
      const ofState = notices.filter(({ uf }) => uf === 'SP').length;
      expect((await get(client, '/api/licitacoes?uf=SP&perPage=10')).total).toBe(ofState);
      const [item] = recorded('lotes');
      const id = Number(item?.licitacao_id);
      const found = await get(client, `/api/licitacoes/${id}`);
      expect(found).toMatchObject({ id, objeto: notices.find((notice) => notice.id === id)?.objeto });
      const [word] = /\p{L}{7,}/u.exec(found.objeto) ?? [];
      const { licitacoes } = await get(client, `/api/licitacoes?perPage=100&q=${encodeURIComponent(word ?? '')}`);
      expect(licitacoes.map((one: { id: number }) => one.id)).toContain(id);
      const { lotes } = await get(client, `/api/licitacoes/${id}/lotes`);
      expect(lotes.map(({ descricao }: { descricao: string }) => descricao)).toContain(item?.descricao);
    });

    test('read their mail with its text and its attachment', async () => {
      const { emails } = await get(client, '/api/email?folder=inbox&perPage=100');
      const mine = recorded('emails').filter(({ user_id, folder }) => user_id === idOf(demoClient) && folder === 'inbox');
      expect(emails.length).toBe(mine.length);
      const shown = await Promise.all(emails.map(({ id }: { id: number }) => get(client, `/api/email/mails/${id}`)));
      const attachments = shown.flatMap((mail) => [mail, ...mail.thread]).flatMap((mail) => mail.attachments);
      const frame = await server.call(`GET ${shown[0].frame}`);
      expect(frame.statusCode).toBe(200);
      expect(frame.body.replace(/<[^>]+>/g, '')).toMatch(/\p{L}{3}/u);
      const sent = await server.call(`GET ${attachments[0].url}`);
      const contents = Object.values(release.files.attachments ?? {});
      expect(contents).toContain(sent.rawPayload.toString('base64'));
    });

    test('find their tasks, events, followed notices, offers, chats and searches', async () => {
      const mine = (table: string) => recorded(table).filter(({ user_id }) => user_id === idOf(demoClient));
      const tasks = await get(client, '/apps/todo/tasks');
      const openTasks = recorded('task_places').filter(({ user_id, is_deleted }) => user_id === idOf(demoClient) && !is_deleted);
      expect(tasks.length).toBe(openTasks.length);
      const events = await get(client, '/apps/calendar/events');
      expect(events.map(({ title }: { title: string }) => title)).toEqual(
        expect.arrayContaining(mine('calendar_events').map(({ title }) => title)),
      );
      const open = ['analisando', 'decidida', 'preparando', 'enviada', 'disputa'];
      const running = recorded('propostas').filter(({ etapa, removed_at }) => open.includes(String(etapa)) && removed_at === null);
      const named = recorded('propostas_pessoas').filter(({ user_id }) => user_id === idOf(demoClient));
      const worksOn = running.filter(
        ({ id, user_id, responsavel_id }) =>
          [user_id, responsavel_id].includes(idOf(demoClient)) || named.some(({ proposta_id }) => proposta_id === id),
      );
      const followed = mine('follows').map(({ kind, item_id }) => `${kind} ${item_id}`);
      const all = new Set([...followed, ...worksOn.map(({ licitacao_id }) => `licitacao ${licitacao_id}`)]);
      expect(all.size).toBeGreaterThan(followed.length);
      expect((await get(client, '/api/follows?perPage=100')).total).toBe(all.size);
      expect((await get(client, '/api/propostas?perPage=100')).total).toBeGreaterThanOrEqual(mine('propostas').length);
      const { searches } = await get(client, '/api/licitacoes/searches');
      expect(searches.map(({ name }: { name: string }) => name)).toEqual(['Pneus em São Paulo']);
      const { contacts } = await get(client, '/api/chat/contacts');
      expect(contacts.length).toBeGreaterThan(0);
    });

    test('find bills, contracts, price registrations, plans and prices', async () => {
      for (const [url, table] of [
        ['/api/projetos-de-lei?perPage=10', 'projetos'],
        ['/api/contratos?perPage=10', 'contratos'],
        ['/api/atas?perPage=10', 'atas'],
      ] as const)
        expect((await get(client, url)).total, url).toBe(recorded(table).length);
      expect((await get(client, '/api/dns/entries?perPage=100')).total).toBe(recorded('dns_entries').length);
      expect((await get(client, '/api/certidoes')).total).toBe(recorded('certidoes').length);
    });

    test('add to it: new rows have ids above all earlier ones', async () => {
      const answer = await client('POST /apps/todo/add-tasks', { task: { title: 'Depois da atualização' } });
      expect(answer.statusCode).toBe(201);
      expect(Number(answer.json().task?.id ?? answer.json().id)).toBeGreaterThan(release.ids.tasks ?? 0);
      const saved = await client('POST /api/licitacoes/searches', { name: 'Nova', query: { q: 'papel' }, columns: [], isShared: false });
      expect(saved.json().id).toBeGreaterThan(release.ids.saved_searches ?? 0);
    });
  });
});
