// Polls: each account has one vote, which it may change or withdraw until the poll is closed.
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import type { Poll } from '../entities.ts';
import { type Addresses, personColumns, removedPeople, toPerson } from './people.ts';
import { topPerGroup } from './topPerGroup.ts';

const SHOWN = 10;
/** How many voters are shown per option. */
const VOTERS = 5;

export async function listPolls(db: Queries, userId: number, images: Addresses): Promise<Poll[]> {
  return withVotes(db, userId, await shownPolls(db).orderBy('id', 'desc').limit(SHOWN).execute(), images);
}

export async function readPoll(db: Queries, userId: number, id: number, images: Addresses): Promise<Poll> {
  const [poll] = await withVotes(db, userId, await shownPolls(db).where('id', '=', id).execute(), images);
  return poll ?? notFound();
}

function shownPolls(db: Queries) {
  return db.selectFrom('polls').select(['id', 'question', 'created_at', 'closed_at']).where('removed_at', 'is', null);
}

type PollRow = Awaited<ReturnType<ReturnType<typeof shownPolls>['execute']>>[number];

async function withVotes(db: Queries, userId: number, polls: readonly PollRow[], images: Addresses): Promise<Poll[]> {
  if (polls.length === 0) return [];
  const ids = polls.map(({ id }) => id);
  const options = await db.selectFrom('poll_options').selectAll().where('poll_id', 'in', ids).orderBy('id').execute();
  const optionIds = options.map(({ id }) => id);
  const [counts, own, voters] = await Promise.all([
    db
      .selectFrom('poll_votes')
      .select(({ fn }) => ['option_id', fn.countAll<number>().as('count')])
      .where('option_id', 'in', optionIds)
      .where('user_id', 'not in', removedPeople(db))
      .groupBy('option_id')
      .execute(),
    db.selectFrom('poll_votes').select(['poll_id', 'option_id']).where('poll_id', 'in', ids).where('user_id', '=', userId).execute(),
    votersOf(db, optionIds),
  ]);
  return polls.map((poll) => {
    const answers = options
      .filter(({ poll_id }) => poll_id === poll.id)
      .map(({ id, text }) => ({
        id,
        text,
        votes: counts.find(({ option_id }) => option_id === id)?.count ?? 0,
        voters: voters.filter(({ option_id }) => option_id === id).map((voter) => toPerson(voter, images)),
      }));
    return {
      id: poll.id,
      question: poll.question,
      created_at: poll.created_at,
      isClosed: poll.closed_at !== null,
      votes: answers.reduce((sum, { votes }) => sum + votes, 0),
      yourOption: own.find(({ poll_id }) => poll_id === poll.id)?.option_id ?? null,
      options: answers,
    };
  });
}

/** The latest voters of each option. */
function votersOf(db: Queries, optionIds: readonly number[]) {
  return topPerGroup(db, optionIds, (id) =>
    db
      .selectFrom('poll_votes')
      .innerJoin('users', 'users.id', 'poll_votes.user_id')
      .leftJoin('profiles', 'profiles.user_id', 'users.id')
      .select(personColumns)
      .select(['poll_votes.option_id', 'poll_votes.created_at as at'])
      .where('poll_votes.option_id', '=', id)
      .where('users.removed_at', 'is', null)
      .orderBy('poll_votes.created_at', 'desc')
      .orderBy('poll_votes.user_id')
      .limit(VOTERS),
  );
}

/** @throws {Problem} `not-found` if the poll or the option does not exist, `conflict` if the poll is closed */
export async function vote(db: Queries, userId: number, pollId: number, optionId: number | null): Promise<void> {
  const poll = await shownPolls(db).where('id', '=', pollId).executeTakeFirst();
  if (!poll) notFound();
  if (poll.closed_at !== null)
    throw new Problem('conflict', {
      pt: 'Esta enquete já foi encerrada.',
      en: 'This poll is closed.',
      fr: 'Ce sondage est clos.',
      de: 'Diese Umfrage ist beendet.',
    });
  if (optionId === null) {
    await db.deleteFrom('poll_votes').where('poll_id', '=', pollId).where('user_id', '=', userId).execute();
    return;
  }
  const option = await db
    .selectFrom('poll_options')
    .select('id')
    .where('id', '=', optionId)
    .where('poll_id', '=', pollId)
    .executeTakeFirst();
  if (!option) notFound();
  const ballot = { option_id: optionId, created_at: new Date().toISOString() };
  await db
    .insertInto('poll_votes')
    .values({ poll_id: pollId, user_id: userId, ...ballot })
    .onConflict((conflict) => conflict.columns(['poll_id', 'user_id']).doUpdateSet(ballot))
    .execute();
}

/** @returns its id */
export async function addPoll(
  db: Queries,
  userId: number,
  { question, options }: { question: string; options: string[] },
): Promise<number> {
  const { id } = await db
    .insertInto('polls')
    .values({
      user_id: userId,
      question: question.trim(),
      created_at: new Date().toISOString(),
      closed_at: null,
      removed_at: null,
      removed_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('poll_options')
    .values(options.map((text) => ({ poll_id: id, text })))
    .execute();
  return id;
}

/** @returns whether it changed @throws {Problem} `not-found` if the poll does not exist */
export async function closePoll(db: Queries, id: number, isClosed: boolean): Promise<boolean> {
  const poll = await shownPolls(db).where('id', '=', id).executeTakeFirst();
  if (!poll) notFound();
  if ((poll.closed_at !== null) === isClosed) return false;
  await db
    .updateTable('polls')
    .set({ closed_at: isClosed ? new Date().toISOString() : null })
    .where('id', '=', id)
    .execute();
  return true;
}

const sameOption: LocalizedText = {
  pt: 'Esta resposta já está na lista.',
  en: 'This answer is already in the list.',
  fr: 'Cette option figure déjà dans la liste.',
  de: 'Diese Antwort steht schon in der Liste.',
};

/** @returns the normalised options @throws {Problem} `validation` for two options that look the same */
export function distinctOptions(options: readonly string[], language: Language): string[] {
  const trimmed = options.map((text) => text.trim());
  const folded = trimmed.map((text) => fold(text).replace(/\s+/g, ' '));
  const faults = folded.flatMap((text, place) =>
    folded.indexOf(text) < place ? [{ path: `body.options.${place}`, message: sameOption[language] }] : [],
  );
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
  return trimmed;
}
