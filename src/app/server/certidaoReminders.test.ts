import { expect, test } from 'vitest';
import { findAdmins } from '#features/auth/server/accounts/findAdmins.ts';
import { remindOfExpiry } from '#features/certidoes/server/reminders.ts';
import { day, empty, testCertidoes } from '#features/certidoes/server/testCertidoes.ts';
import { notifyAll, retractNotifications } from '#features/notifications/server/notify.ts';

const { server, admin, client, added } = testCertidoes();

const remind = () =>
  remindOfExpiry({
    ...{ database: server.database, notifyAll, retractNotifications, findAdmins },
    ...{ events: { publish: () => {} }, onError: (error) => expect(error).toBeUndefined() },
  });
type Told = { kind: string; data: { titulo: string; vence_em: string } };
const told = async (as = admin): Promise<string[]> =>
  (await as('GET /api/notifications'))
    .json()
    .notifications.filter(({ kind }: Told) => kind === 'certidoes.expiring')
    .map(({ data }: Told) => `${data.titulo} ${data.vence_em}`);

test('admins are reminded once of each step, until the document is renewed', async () => {
  const later = await added({ titulo: 'x', vence_em: day(31) });
  await added({ titulo: 'y', vence_em: day(-1) });
  await added({ titulo: 'z' });
  await remind();
  expect(await told()).toEqual([]);

  const step = async (left: number) => {
    const { version } = (await admin(`GET /api/certidoes/${later.id}`)).json();
    await admin(`PUT /api/certidoes/${later.id}`, { ...empty, titulo: 'x', vence_em: day(left), version });
    await remind();
    await remind();
    return told();
  };
  expect(await step(30)).toEqual([`x ${day(30)}`]);
  // The reminder of another day does not apply any more.
  expect(await step(16)).toEqual([`x ${day(16)}`]);
  expect(await step(5)).toEqual([`x ${day(5)}`]);
  expect(await told(client)).toEqual([]);

  const { version } = (await admin(`GET /api/certidoes/${later.id}`)).json();
  const issue = { numero: '', emissor: '', emitida_em: null, vence_em: day(180), arquivo: null };
  await admin(`POST /api/certidoes/${later.id}/renew`, { ...issue, version });
  await remind();
  expect(await told()).toEqual([]);
});

test('a later step replaces the reminder before it', async () => {
  const certidao = await added({ titulo: 'w', vence_em: day(12) });
  await remind();
  // As if it had been told earlier.
  await server.database.write(async (db) => {
    await db
      .updateTable('certidao_versoes')
      .set({ vence_em: day(4) })
      .where('certidao_id', '=', certidao.id)
      .execute();
    await db
      .updateTable('notifications')
      .set({ about: `${certidao.id} ${day(4)} 15` })
      .where('kind', '=', 'certidoes.expiring')
      .execute();
  });
  await remind();
  expect(await told()).toEqual([`w ${day(4)}`]);
});

test('the day on which a document expires is in the calendar and its feed', async () => {
  const certidao = await added({ tipo: 'crfFgts', numero: '77', vence_em: day(3) });
  const period = `start=${new Date(Date.now() - 86_400_000).toISOString()}&end=${new Date(Date.now() + 5 * 86_400_000).toISOString()}`;
  const { dates } = (await client(`GET /api/calendar/dates?${period}`)).json();
  const key = `certidao:${certidao.id}:expires`;
  expect(dates.find((date: { key: string }) => date.key === key)).toMatchObject({
    ...{ kind: 'certidaoExpires', title: 'CRF do FGTS', text: '77', allDay: true, thing: 'certidao', thingId: certidao.id },
  });
  const ics = (await client(`GET /api/calendar/dates/${key}/ics`)).body;
  expect(ics).toContain('Vencimento de certidão · CRF do FGTS');
  expect(ics.replace(/\r\n /g, '')).toContain(`/certidoes?certidao=${certidao.id}`);
});
