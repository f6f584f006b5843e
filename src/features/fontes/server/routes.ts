import type { AuditKind } from '#features/audit/contract.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { type Language, notFound, Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { changesBetween, type RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { type Fonte, fontesCalls, type Lista } from '../contract.ts';
import { type Asked, listDays, questionsOf, readAgain, readDays, showProgress } from './days.ts';
import { changeFonte, findFonte, findSettings, showFonte, showFreshness } from './fontes.ts';
import { tryAgainNow } from './leituras.ts';
import { findListas, turnListas } from './listas.ts';
import type { Reader } from './reader.ts';
import { addRejected } from './rejected.ts';
import type { Source } from './source.ts';
import { daysOf, refuseOthers } from './syncedDays.ts';

/** Why a source cannot be at an address. */
const addressFaults: Record<'format' | 'private', Record<Language, string>> = {
  format: {
    pt: 'Deve ser um endereço que começa com https://, sem caminho.',
    en: 'Must be an address that begins with https://, without a path.',
    fr: 'Doit être une adresse qui commence par https://, sans chemin.',
    de: 'Muss eine Adresse sein, die mit https:// beginnt, ohne Pfad.',
  },
  private: {
    pt: 'Este endereço não é da internet pública: a fonte nunca seria lida.',
    en: 'This address is not on the public internet: the source would never be read.',
    fr: 'Cette adresse n’est pas sur l’internet public : la source ne serait jamais lue.',
    de: 'Diese Adresse ist nicht im öffentlichen Internet: Die Quelle würde nie gelesen.',
  },
};

const isOff = {
  pt: 'A fonte está desligada.',
  en: 'The source is switched off.',
  fr: 'La source est désactivée.',
  de: 'Die Quelle ist ausgeschaltet.',
};

const isListaOff = {
  pt: 'Esta lista está desligada.',
  en: 'This list is switched off.',
  fr: 'Cette liste est désactivée.',
  de: 'Diese Liste ist ausgeschaltet.',
};

const SHOWN_DAYS = 90;

export type RouteOptions = {
  database: Database;
  sources: readonly Source[];
  reader: Reader;
  record: RecordAuditEntry<AuditKind>;
  /** Why a source cannot be at this address, if it is known now: what it resolves to is checked at each call. */
  addressFaultOf(address: string): Promise<keyof typeof addressFaults | undefined>;
};

export function fontesRoutes({ database, sources, reader, record, addressFaultOf }: RouteOptions): Routes {
  const { read } = database;
  const sourceOf = (fonte: Fonte) => sources.find(({ name }) => name === fonte) ?? notFound();
  /** @throws {Problem} `conflict` if it, or the list that is asked for, is switched off */
  const requireOn = async (fonte: Fonte, lista?: Lista) => {
    const source = sourceOf(fonte);
    if (!(await findFonte(read, source)).ligada) throw new Problem('conflict', isOff);
    const isOn = lista === undefined || (await findListas(read, source)).some((row) => row.lista === lista && row.ligada);
    if (!isOn) throw new Problem('conflict', isListaOff);
    return source;
  };
  const requireAsked = async (fonte: Fonte, asked: Asked, language: Language) => {
    refuseOthers(sourceOf(fonte), asked, language);
    const source = await requireOn(fonte, asked.lista);
    return { source, consultas: await questionsOf(read, source, asked) };
  };
  const readNow = async (source: Source) => {
    await database.write((db) => changeFonte(db, source, { pedida_em: new Date().toISOString() }));
    reader.wake(source.name);
  };
  return serve(fontesCalls, {
    list: async (_, { language }) => ({ fontes: await Promise.all(sources.map((source) => showFonte(database, source, language))) }),
    freshness: async (_, { language }) => {
      const fontes = await Promise.all(sources.map((source) => showFreshness(database, source, language)));
      return { fontes: fontes.flat() };
    },
    change: async ({ params: { fonte }, body: { listas = {}, ...body } }, { language, request }) => {
      const source = sourceOf(fonte);
      const fault = body.endereco && (await addressFaultOf(body.endereco));
      if (fault) throw new Problem('validation', undefined, [{ path: 'body.endereco', message: addressFaults[fault][language] }]);
      await database.write(async (db) => {
        const before = await findSettings(db, source);
        const isSwitchedOn = body.ligada === true && !before.ligada;
        // The pass that runs has planned without it.
        const isAsked = (await turnListas(db, source, listas)) && { pedida_em: new Date().toISOString() };
        await changeFonte(db, source, {
          ...body,
          ...isAsked,
          ...(isSwitchedOn && { proxima_em: null, problema: '', detalhe: '', fora_desde: null, quedas_seguidas: 0 }),
        });
        if (isSwitchedOn || body.endereco !== undefined) await tryAgainNow(db, fonte);
        const details = changesBetween(before, await findSettings(db, source));
        await record(db, request, { kind: 'sourceChanged', subject: { type: 'source', id: 0, name: source.title.pt }, details });
      });
      reader.wake(fonte);
      return showFonte(database, source, language);
    },
    read: async ({ params: { fonte } }, { language }) => {
      const source = await requireOn(fonte);
      await database.write((db) => tryAgainNow(db, fonte));
      await readNow(source);
      return showFonte(database, source, language);
    },
    days: async ({ params: { fonte }, query: { lista } }, { language }) => {
      const source = sourceOf(fonte);
      refuseOthers(source, { lista }, language);
      const days = await listDays(read, source, new Date(), { count: SHOWN_DAYS, lista });
      return { dias: await addRejected(read, source, days, lista) };
    },
    fill: async ({ params: { fonte, dia }, query: { lista } }, { language }) => {
      refuseOthers(sourceOf(fonte), { lista }, language);
      const source = await requireOn(fonte, lista);
      if (dia > dayInBrasilia(new Date())) throw new Problem('conflict');
      await database.write((db) => readAgain(db, source, dia, lista));
      await readNow(source);
      return undefined;
    },
    sync: async ({ params: { fonte }, body }, { language }) => {
      const days = daysOf(body, language);
      const { source, consultas } = await requireAsked(fonte, body, language);
      await readDays(database, source, consultas, days);
      await readNow(source);
      return showProgress(read, source, consultas, body);
    },
    progress: async ({ params: { fonte }, query }, { language }) => {
      const { source, consultas } = await requireAsked(fonte, query, language);
      return showProgress(read, source, consultas, query);
    },
  });
}
