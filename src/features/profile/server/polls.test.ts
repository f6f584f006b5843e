import { beforeAll, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { Poll, Profile } from '../entities.ts';

const { server, admin, client } = testDemo();
let adminId: number;
let clientId: number;

beforeAll(async () => {
  [adminId, clientId] = [await idOf(admin), await idOf(client)];
});

const idOf = async (caller: Call): Promise<number> => ((await caller('GET /api/profile')).json() as Profile).id;
const statusOf = async (answer: ReturnType<Call>) => (await answer).statusCode;

/** The kinds of its audit events, the oldest first. */
const happenedTo = async (type: string, id: number) => {
  const events = server.database.read.selectFrom('audit_events').select('kind').orderBy('id');
  return (await events.where('subject_type', '=', type).where('subject_id', '=', id).execute()).map(({ kind }) => kind);
};

describe('a poll', () => {
  const read = async (caller: Call, id: number): Promise<Poll> =>
    (await caller('GET /api/profile/polls')).json().polls.find((poll: Poll) => poll.id === id);
  const ask = async (): Promise<Poll> =>
    (await admin('POST /api/profile/polls', { question: 'Café ou chá?', options: ['Café', 'Chá'] })).json();
  const optionOf = (poll: Poll, place: number) => poll.options[place]?.id as number;

  test('is created by admins, with two to six different options', async () => {
    const body = { question: 'Pode?', options: ['Sim', 'Não'] };
    expect(await statusOf(client('POST /api/profile/polls', body))).toBe(403);
    for (const options of [
      ['Sim'],
      ['Sim', 'Sim'],
      ['Sim', 'sim '],
      ['São Paulo', 'sao  paulo'],
      Array.from({ length: 7 }, String),
      ['Sim', ' '],
    ])
      expect(await statusOf(admin('POST /api/profile/polls', { ...body, options }))).toBe(400);
  });

  test('takes one vote per account, which can be changed and withdrawn', async () => {
    const poll = await ask();
    const vote = (caller: Call, optionId: number | null) => caller(`PUT /api/profile/polls/${poll.id}/vote`, { optionId });
    for (const place of [0, 0, 1]) await vote(client, optionOf(poll, place));
    await vote(admin, optionOf(poll, 1));
    const counted = await read(client, poll.id);
    expect(counted.options.map(({ votes }) => votes)).toEqual([0, 2]);
    expect(counted).toMatchObject({ votes: 2, yourOption: optionOf(poll, 1) });
    await vote(client, null);
    expect(await read(client, poll.id)).toMatchObject({ votes: 1, yourOption: null });
    expect(await statusOf(vote(client, optionOf(await ask(), 0)))).toBe(404);
  });

  test('shows five of its voters, the latest first, without removed users, and outlives its author', async () => {
    const poll = await ask();
    const { database } = server;
    const people = await database.read
      .selectFrom('users')
      .select('id')
      .where('id', 'not in', [adminId, clientId])
      .orderBy('id')
      .limit(9)
      .execute();
    const asker = people.pop()?.id as number;
    const at = (second: number) => `2026-05-28T12:00:0${second}.000Z`;
    const voters = people.map(({ id: user_id }, second) => ({
      poll_id: poll.id,
      option_id: optionOf(poll, 1),
      user_id,
      created_at: at(second),
    }));
    await database.write((db) => db.insertInto('poll_votes').values(voters).execute());
    const latest = people.map(({ id }) => id).reverse();
    const removeLatest = (removed_at: string | null) =>
      database.write((db) =>
        db
          .updateTable('users')
          .set({ removed_at })
          .where('id', '=', latest[0] as number)
          .execute(),
      );
    await removeLatest(at(9));
    const { votes, voters: latestVoters = [] } = (await read(client, poll.id)).options[1] ?? {};
    expect([votes, latestVoters.map(({ id }) => id)]).toEqual([7, latest.slice(1, 6)]);
    await database.write((db) =>
      db
        .updateTable('users')
        .set({ full_name: '', username: 'semnome' })
        .where('id', '=', latest[1] as number)
        .execute(),
    );
    expect((await read(client, poll.id)).options[1]?.voters[0]?.fullName).toBe('semnome');
    await removeLatest(null);
    await database.write((db) => db.updateTable('polls').set({ user_id: asker }).where('id', '=', poll.id).execute());
    await database.write((db) => db.deleteFrom('users').where('id', '=', asker).execute());
    expect(await read(client, poll.id)).toMatchObject({ votes: 8 });
  });

  test('takes no votes while closed, and is gone after its removal', async () => {
    const poll = await ask();
    const vote = () => client(`PUT /api/profile/polls/${poll.id}/vote`, { optionId: optionOf(poll, 0) });
    await admin(`PUT /api/profile/polls/${poll.id}/closed`, { isClosed: true });
    expect([await statusOf(vote()), (await read(client, poll.id)).isClosed]).toEqual([409, true]);
    await admin(`PUT /api/profile/polls/${poll.id}/closed`, { isClosed: false });
    expect(await statusOf(vote())).toBe(200);
    expect(await statusOf(client(`DELETE /api/profile/polls/${poll.id}`))).toBe(403);
    await admin(`DELETE /api/profile/polls/${poll.id}`);
    expect([await statusOf(vote()), await read(client, poll.id)]).toEqual([404, undefined]);
    await admin(`POST /api/profile/polls/${poll.id}/restore`);
    expect(await read(client, poll.id)).toMatchObject({ votes: 1 });
    expect(await happenedTo('poll', poll.id)).toEqual(['pollAdded', 'pollClosed', 'pollReopened', 'pollRemoved', 'pollRestored']);
  });
});
