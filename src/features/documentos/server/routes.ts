import type { AuditKind } from '#features/audit/contract.ts';
import type { Empresa } from '#features/empresa/contract.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import type { WriteDocument } from '#kit/server/work/documentThreads.ts';
import { documentos } from '../contract.ts';
import { findModelo, resetModelo, saveModelo } from './modelos.ts';
import { assertComplete, mediaTypes, type writeProposta } from './proposta.ts';

export type Ports = {
  database: Database;
  record: RecordAuditEntry<AuditKind>;
  events: Pick<Events, 'publish'>;
  findEmpresa(db: Queries): Promise<Empresa>;
  writeProposta: WriteDocument<Parameters<typeof writeProposta>[0]>;
};

const subject = { type: 'modelo', id: null, name: 'Proposta' };

export function documentosRoutes({ database, record, events, findEmpresa, writeProposta }: Ports): Routes {
  return serve(documentos, {
    proposta: async ({ query: { formato }, body: { empresa, modelo, ...termos } }, { caller, language, response, clientGone }) => {
      const file = await writeProposta({ account: caller.id, signal: clientGone() }, async () => {
        const dados = {
          ...termos,
          empresa: empresa ?? (await findEmpresa(database.read)),
          modelo: modelo ?? (await findModelo(database.read)),
        };
        assertComplete(dados, language);
        return { dados, formato };
      });
      response.headers({
        'content-type': mediaTypes[formato],
        'content-disposition': `attachment; filename="proposta.${formato}"`,
        'cache-control': 'private, no-store',
      });
      return file;
    },
    readModelo: () => findModelo(database.read),
    saveModelo: async ({ body }, { language, request }) => {
      const saved = await database.write(async (db) => {
        const modelo = await saveModelo(db, body, language);
        await record(db, request, { kind: 'modeloEdited', subject });
        return modelo;
      }, 'documento_modelos');
      events.publish('everybody', 'documentos');
      return saved;
    },
    resetModelo: async (_, { request }) => {
      await database.write(async (db) => {
        await resetModelo(db);
        await record(db, request, { kind: 'modeloEdited', subject });
      }, 'documento_modelos');
      events.publish('everybody', 'documentos');
      return undefined;
    },
  });
}
