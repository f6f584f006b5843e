import { type Language, notFound } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { answer, type Routes, serve } from '#kit/server/http/serve.ts';
import { removeRow, restoreRow } from '#kit/server/rows/editedRows.ts';
import { checklist, type Entrada } from '../../checklist.ts';
import { audienceOf, findForChange, type PropostaRow, visibleTo } from '../access.ts';
import { conflictSince } from '../history.ts';
import { type PropostasOptions, WRITE_LOCK } from '../ports.ts';
import { findCertidoes, mustFind, suggestCertidoes, zipLinked } from './certidoes.ts';
import { addEntry, beginChecklist, findEntry, listEntries, readEntries, setEntryRemoved, updateEntry } from './entries.ts';
import { addTemplate, listTemplates, updateTemplate } from './templates.ts';

type Options = Pick<PropostasOptions, 'database' | 'events' | 'images' | 'vault'>;

export function checklistRoutes({ database, events, images, vault }: Options): Routes {
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

  const mustSee = async (caller: Caller, id: number): Promise<void> => {
    const seen = await visibleTo(database.read, caller.id).select('propostas.id').where('propostas.id', '=', id).executeTakeFirst();
    if (!seen) notFound();
  };
  /** Says what others changed in an entry since the sent version. */
  const refuse = async (db: Queries, proposta: number, entry: Entrada, sent: number, language: Language) => {
    const versions = { sent, current: entry.version };
    return answer(409, await conflictSince(db, { proposta, item: null, entrada: entry.id }, versions, images, language));
  };

  return serve(checklist, {
    listEntries: async ({ params: { id } }, { caller, language }) => {
      await mustSee(caller, id);
      return listEntries(database.read, id, { images, vault, language });
    },
    findCertidoes: async ({ params: { id }, query: { q } }, { caller, language }) => {
      await mustSee(caller, id);
      return { certidoes: await findCertidoes(database.read, id, q, { vault, language }) };
    },
    suggestCertidoes: async ({ params: { id } }, { caller, language }) => {
      await mustSee(caller, id);
      const { entradas } = await readEntries(database.read, id, { images, vault, language });
      return { sugestoes: await suggestCertidoes(database.read, id, entradas, { vault, language }) };
    },
    linkCertidoes: ({ params: { id }, body: { ligacoes } }, { caller, language }) =>
      changeOne(caller, id, async (db) => {
        const { entradas } = await listEntries(db, id, { images, vault, language });
        const entries = new Map(entradas.map((entry) => [entry.id, entry]));
        const links = ligacoes.map((link) => ({ ...link, entry: entries.get(link.entrada) ?? notFound() }));
        const late = links.find(({ version, entry }) => version !== entry.version);
        if (late) return refuse(db, id, late.entry, late.version, language);
        for (const [place, { entry, certidao }] of links.entries()) {
          const document = await mustFind(db, certidao, `body.ligacoes.${place}.certidao`, { vault, language });
          await updateEntry(db, id, entry, { certidao: document }, caller.id);
        }
        return { ligadas: links.length };
      }),
    zipCertidoes: async ({ params: { id } }, { caller, language, response }) => {
      await mustSee(caller, id);
      const { entradas } = await listEntries(database.read, id, { images, vault, language });
      const zip = await zipLinked(database.read, id, entradas, vault);
      response.headers({ 'content-disposition': 'attachment; filename="documentos.zip"', 'cache-control': 'private, no-store' });
      return zip;
    },
    beginChecklist: async ({ params: { id } }, { caller }) => {
      await changeOne(caller, id, (db, row) => beginChecklist(db, row));
      return undefined;
    },
    addEntry: ({ params: { id }, body }, { caller }) => changeOne(caller, id, async (db) => ({ id: await addEntry(db, id, body) })),
    updateEntry: ({ params: { id, entrada }, body: { version, certidao, ...given } }, { caller, language }) =>
      changeOne(caller, id, async (db) => {
        const reader = { images, vault, language };
        const entry = await findEntry(db, id, entrada, reader);
        if (version !== entry.version) return refuse(db, id, entry, version, language);
        const document = typeof certidao === 'number' ? await mustFind(db, certidao, 'body.certidao', reader) : certidao;
        await updateEntry(db, id, entry, { ...given, certidao: document }, caller.id);
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
