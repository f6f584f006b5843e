import { Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/serve.ts';
import { importacoes } from '../contract.ts';
import { type ImportLine, importFile } from './import.ts';

/** Callers without an account of their own (commands on this machine) leave no user. */
const nobody = 0;

export function importRoutes(database: Database): Routes {
  return serve(importacoes, {
    importFile: async function* ({ query: { arquivo }, body }, { caller, language, request }) {
      try {
        for await (const line of importFile({
          database,
          arquivo,
          bytes: body,
          userId: caller.id === nobody ? null : caller.id,
        }))
          yield toLine(line);
      } catch (error) {
        if (!(error instanceof Problem)) request.log.error(error);
        const problem = error instanceof Problem ? error : new Problem('internal');
        yield toLine({ problem: problem.toBody(language, request.id) });
      }
    },
  });
}

function toLine(line: ImportLine): string {
  return `${JSON.stringify(line)}\n`;
}
