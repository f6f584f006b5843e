import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { AuditKind } from '#features/audit/contract.ts';
import type {} from '#features/auth/server/tables.ts';
import type { Language } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { HtmlCleaner } from '#kit/server/html/cleaner.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { clean } from '#kit/server/records/fields.ts';
import { editRow, nextPosition, orderRows, removeRow, restoreRow } from '#kit/server/rows/editedRows.ts';
import { editedTextColumns } from '#kit/server/text/builtInTexts.ts';
import { readLine } from '#kit/server/text/submittedLine.ts';
import { readFormattedText } from '#kit/server/text/submittedText.ts';
import { faq, LONGEST_ANSWER } from '../contract.ts';
import { findGroup, findQuestion, findQuestionRow, idOfGroup, listGroups } from './queries.ts';
import { groupTexts, questionTexts } from './texts.ts';
import { readQuestion } from './writing.ts';

const QUESTIONS = 'faq_questions';
/** Edits hold one lock, because they check positions and names before they write. */
const WRITE_LOCK = 'faq';

type Ports = { database: Database; cleaner: HtmlCleaner; events: Pick<Events, 'publish'>; record: RecordAuditEntry<AuditKind> };

export function faqRoutes({ database, cleaner, events, record }: Ports): Routes {
  type Kind = Extract<AuditKind, `faq${string}`>;
  const change = async <Result>(work: (db: Queries) => Promise<Result>): Promise<Result> => {
    const result = await database.write(work, WRITE_LOCK);
    events.publish('everybody', 'faq');
    return result;
  };
  const note = (db: Queries, request: FastifyRequest, kind: Kind, id: number | null, name: string) =>
    record(db, request, { kind, subject: { type: 'faq', id, name } });

  /** Called before the transaction, because it may take a while. */
  const read = ({ id: account }: Caller, html: string, language: Language) =>
    readFormattedText(cleaner, { account, field: 'html', html, longest: LONGEST_ANSWER }, language);

  return serve(faq, {
    data: async ({ query: { q } }, { language }) => {
      const groups = (await listGroups(database.read, q, language)).filter(({ questions }) => questions.length > 0);
      return Object.fromEntries(
        groups.map(({ key, icon, title, subtitle, questions, answers }) => [
          key,
          { icon, title, subtitle, qandA: questions.map(({ question }, place) => ({ question, ans: answers[place] ?? '' })) },
        ]),
      );
    },
    list: async ({ query: { q } }, { language }) => {
      const groups = await listGroups(database.read, q, language);
      const shown = q.trim() === '' ? groups : groups.filter(({ questions }) => questions.length > 0);
      return { groups: shown, total: shown.reduce((sum, { questions }) => sum + questions.length, 0) };
    },
    contact: async (_, { caller }) => {
      const admin = await database.read
        .selectFrom('users')
        .select(['id', 'full_name', 'username', 'email'])
        .where('role', '=', 'admin')
        .where('status', '=', 'active')
        .where('removed_at', 'is', null)
        .where('id', '<>', caller.id)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return { id: admin?.id ?? null, name: admin ? admin.full_name || admin.username : '', email: admin?.email ?? '' };
    },

    editGroup: ({ params: { id }, body: { version, icon, ...words } }, { request, language }) =>
      change(async (db) => {
        const title = readLine('title', words.title, language);
        const edited = editedTextColumns(groupTexts, await findGroup(db, id), { title, subtitle: clean(words.subtitle) }, {});
        await editRow(db, 'faq_groups', { id, version }, { icon, ...edited });
        await note(db, request, 'faqEdited', null, title);
        return undefined;
      }),
    orderGroups: ({ body: { ids } }, { request }) =>
      change(async (db) => {
        await orderRows(db, 'faq_groups', sql<boolean>`true`, ids);
        await note(db, request, 'faqOrdered', null, '');
        return undefined;
      }),
    orderQuestions: ({ params: { id }, body: { ids } }, { request }) =>
      change(async (db) => {
        const { title } = await findGroup(db, id);
        await orderRows(db, QUESTIONS, inGroup(id), ids);
        await note(db, request, 'faqOrdered', null, title);
        return undefined;
      }),
    add: async ({ body }, { caller, request, language }) => {
      const written = await read(caller, body.html, language);
      return change(async (db) => {
        const group_id = await idOfGroup(db, body.group);
        const columns = readQuestion(body, written, language);
        const position = await nextPosition(db, QUESTIONS, inGroup(group_id));
        const { id } = await db
          .insertInto(QUESTIONS)
          .values({ ...columns, group_id, position, removed_at: null })
          .returning('id')
          .executeTakeFirstOrThrow();
        await note(db, request, 'faqAdded', id, columns.question);
        return findQuestion(db, id, language);
      });
    },
    edit: async ({ params: { id }, body }, { caller, request, language }) => {
      const written = await read(caller, body.html, language);
      return change(async (db) => {
        const columns = readQuestion(body, written, language);
        const before = await findQuestionRow(db, id);
        const group_id = await idOfGroup(db, body.group);
        const moved = before.group_id === group_id ? {} : { group_id, position: await nextPosition(db, QUESTIONS, inGroup(group_id)) };
        const { question, html, ...derived } = columns;
        const edited = editedTextColumns(questionTexts, before, { question, html }, derived);
        await editRow(db, QUESTIONS, { id, version: body.version }, { ...edited, ...moved });
        await note(db, request, 'faqEdited', id, columns.question);
        return findQuestion(db, id, language);
      });
    },
    remove: ({ params: { id } }, { request }) =>
      change(async (db) => {
        const { question } = await findQuestionRow(db, id);
        await removeRow(db, QUESTIONS, id);
        await note(db, request, 'faqRemoved', id, question);
        return undefined;
      }),
    restore: ({ params: { id } }, { request }) =>
      change(async (db) => {
        if (await restoreRow(db, QUESTIONS, id)) await note(db, request, 'faqRestored', id, (await findQuestionRow(db, id)).question);
        return undefined;
      }),
  });
}

/** The questions of a group that are not deleted. */
function inGroup(id: number) {
  return sql<boolean>`group_id = ${id} and removed_at is null`;
}
