import type { AuditKind } from '#features/audit/contract.ts';
import { notFound, Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { commandCaller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { toSingleLine } from '#kit/server/text/submittedLine.ts';
import { importacoes } from '../contract.ts';
import { auditRunBy } from './auditRun.ts';
import type { Importer } from './importer.ts';
import type { ImportQueue } from './queue.ts';
import { findOwnerFaults } from './readingFaults.ts';
import { receiveFile } from './receive.ts';
import { exportRejects } from './rejects.ts';
import { adjustRun, cancelRun, discardRun, findRow, findRun, listRejects, listRuns, startRun, toImportacao } from './runs.ts';
import { csvTemplate, type SheetKind, xlsxTemplate } from './templates.ts';

export function importacoesRoutes(database: Database, importer: Importer, queue: ImportQueue, record: RecordAuditEntry<AuditKind>): Routes {
  const { events } = importer;
  const sheetKind = (tipo: string) =>
    importer.kinds.find((kind): kind is SheetKind => kind.name === tipo && kind.sheet !== undefined) ?? notFound();
  return serve(importacoes, {
    receive: async ({ query: { arquivo, vinculo }, body }, { caller, language, request }) => {
      const announced = Number(request.headers['content-length']);
      const faults = findOwnerFaults(importer.kinds, 'query.vinculo', vinculo, language);
      if (faults.length > 0) throw new Problem('validation', undefined, faults);
      const id = await receiveFile(database, importer, {
        arquivo: toSingleLine(arquivo),
        vinculo,
        bytes: body,
        ...(Number.isFinite(announced) && { announced }),
        // Commands have no account.
        userId: caller.id === commandCaller.id ? null : caller.id,
      });
      events.changed();
      return findRun(database, importer, id, language);
    },
    list: async ({ query }, { language }) => ({ ...(await listRuns(database, importer, query, language)), limite: importer.maxBytes }),
    show: ({ params: { id } }, { language }) => findRun(database, importer, id, language),
    adjust: async ({ params: { id }, body: { campos, ...said } }, { language }) => {
      const colunas = campos && Object.fromEntries(campos.flatMap(({ campo, coluna }) => (coluna === null ? [] : [[campo, coluna]])));
      await adjustRun(database, importer, id, { ...said, ...(colunas && { colunas }) }, language);
      events.changed();
      return findRun(database, importer, id, language);
    },
    start: async ({ params: { id } }, { language, request }) => {
      await startRun(database, importer, id, auditRunBy(record, request));
      queue.wake();
      events.changed();
      return toImportacao(await findRow(database.read, id), importer.kinds, language);
    },
    cancel: async ({ params: { id } }, { language, request }) => {
      await cancelRun(database, importer, id, auditRunBy(record, request));
      return toImportacao(await findRow(database.read, id), importer.kinds, language);
    },
    discard: async ({ params: { id } }, { request }) => {
      await discardRun(database, importer, id, auditRunBy(record, request));
      events.changed();
      return undefined;
    },
    listRejects: ({ params: { id }, query }) => listRejects(database, id, query),
    exportRejects: async ({ params: { id } }, { language }) => {
      await findRow(database.read, id);
      return exportRejects(database, id, language);
    },
    listKinds: (_, { language }) => ({
      tipos: importer.kinds.map(({ name, title, portal, sheet }) => ({
        ...{ tipo: name, titulo: title[language] },
        ...{ portal: portal?.[language] ?? null, modelo: sheet !== undefined },
      })),
    }),
    templateCsv: ({ params: { tipo } }, { language }) => csvTemplate(sheetKind(tipo), language),
    templateXlsx: async ({ params: { tipo } }, { language }) => one(xlsxTemplate(sheetKind(tipo), language)),
  });
}

async function* one<T>(piece: T): AsyncGenerator<T> {
  yield piece;
}
