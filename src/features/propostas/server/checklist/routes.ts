import { notFound } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { answer, type Routes, serve } from '#kit/server/http/serve.ts';
import { removeRow, restoreRow } from '#kit/server/rows/editedRows.ts';
import { checklist } from '../../checklist.ts';
import { audienceOf, findForChange, type PropostaRow, visibleTo } from '../access.ts';
import { conflictSince } from '../history.ts';
import { type PropostasOptions, WRITE_LOCK } from '../ports.ts';
import { addEntry, beginChecklist, findEntry, listEntries, setEntryRemoved, updateEntry } from './entries.ts';
import { addTemplate, listTemplates, updateTemplate } from './templates.ts';

export function checklistRoutes({ database, events, images }: Pick<PropostasOptions, 'database' | 'events' | 'images'>): Routes {
  const change = <Result>({ id }: Caller, work: (db: Queries) => Promise<Result>): Promise<Result> => {
    if (id === 0) notFound();
    return database.write(work, WRITE_LOCK);
  };
  const changeOne = <Result>(caller: Caller, id: number, work: (db: Queries, row: PropostaRow) => Promise<Result>): Promise<Result> =>
    change(caller, async (db) => {
      const row = await findForChange(db, id, caller.id, 'editor');
      const audience = await audienceOf(db, row);
      afterCommit(db, () => events.publish(audience, 'propostas'));
      return work(db, row);
    });
  const changeTemplate = <Result>(caller: Caller, work: (db: Queries) => Promise<Result>): Promise<Result> =>
    change(caller, async (db) => {
      afterCommit(db, () => events.publish('everybody', 'propostas'));
      return work(db);
    });

  return serve(checklist, {
    listEntries: async ({ params: { id } }, { caller, language }) => {
      const seen = await visibleTo(database.read, caller.id).select('propostas.id').where('propostas.id', '=', id).executeTakeFirst();
      if (!seen) return notFound();
      return { entradas: await listEntries(database.read, id, { images, language }) };
    },
    beginChecklist: async ({ params: { id } }, { caller }) => {
      await changeOne(caller, id, (db, row) => beginChecklist(db, row));
      return undefined;
    },
    addEntry: ({ params: { id }, body }, { caller }) => changeOne(caller, id, async (db) => ({ id: await addEntry(db, id, body) })),
    updateEntry: ({ params: { id, entrada }, body: { version, ...given } }, { caller, language }) =>
      changeOne(caller, id, async (db) => {
        const reader = { images, language };
        const entry = await findEntry(db, id, entrada, reader);
        if (version !== entry.version) {
          const versions = { sent: version, current: entry.version };
          return answer(409, await conflictSince(db, { proposta: id, item: null, entrada }, versions, images, language));
        }
        await updateEntry(db, id, entry, given, caller.id);
        return findEntry(db, id, entrada, reader);
      }),
    removeEntry: async ({ params: { id, entrada } }, { caller }) => {
      await changeOne(caller, id, (db) => setEntryRemoved(db, id, entrada, true, caller.id));
      return undefined;
    },
    restoreEntry: async ({ params: { id, entrada } }, { caller }) => {
      await changeOne(caller, id, (db) => setEntryRemoved(db, id, entrada, false, caller.id));
      return undefined;
    },
    listModelos: async (_, { language }) => ({ modelos: await listTemplates(database.read, language) }),
    addModelo: ({ body }, { caller }) => changeTemplate(caller, async (db) => ({ id: await addTemplate(db, body) })),
    updateModelo: async ({ params: { id }, body: { version, ...given } }, { caller }) => {
      await changeTemplate(caller, (db) => updateTemplate(db, id, version, given));
      return undefined;
    },
    removeModelo: async ({ params: { id } }, { caller }) => {
      await changeTemplate(caller, (db) => removeRow(db, 'propostas_modelos', id));
      return undefined;
    },
    restoreModelo: async ({ params: { id } }, { caller }) => {
      await changeTemplate(caller, (db) => restoreRow(db, 'propostas_modelos', id));
      return undefined;
    },
  });
}
