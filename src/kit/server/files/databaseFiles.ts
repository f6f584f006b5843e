import { sql } from 'kysely';
import type { Database } from '#kit/server/database/database.ts';
import { ABANDONED_AFTER_MS, CHUNK, type FileStore, MissingFile } from './fileStore.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    arquivos: { nome: string; posicao: number; bytes: Buffer; criado_em: string };
  }
}

/** Files in chunks of a megabyte in the table `arquivos`; `folder` is a separate namespace. */
export function databaseFiles(database: Database, folder = ''): FileStore {
  const { read } = database;
  const nameOf = (name: string) => (folder ? `${folder}/${name}` : name);
  const remove = async (name: string) => {
    await database.write((db) => db.deleteFrom('arquivos').where('nome', '=', nameOf(name)).execute());
  };
  return {
    async *save(name, bytes) {
      const nome = nameOf(name);
      let posicao = 0;
      let pieces: Uint8Array[] = [];
      let size = 0;
      let whole = false;
      const put = async () => {
        const piece = { nome, posicao, bytes: Buffer.concat(pieces), criado_em: new Date().toISOString() };
        pieces = [];
        size = 0;
        await database.write((db) => db.insertInto('arquivos').values(piece).execute());
        posicao++;
      };
      try {
        for await (const chunk of bytes) {
          // A copy: the producer may reuse its buffer.
          pieces.push(Uint8Array.from(chunk));
          size += chunk.byteLength;
          if (size >= CHUNK) await put();
          yield chunk;
        }
        if (size > 0 || posicao === 0) await put();
        whole = true;
      } finally {
        // If the name was taken, the other file must stay.
        if (!whole && posicao > 0) await remove(name);
      }
    },
    async *read(name) {
      const nome = nameOf(name);
      for (let posicao = 0; ; posicao++) {
        const piece = await read
          .selectFrom('arquivos')
          .select('bytes')
          .where('nome', '=', nome)
          .where('posicao', '=', posicao)
          .executeTakeFirst();
        if (!piece && posicao === 0) throw new MissingFile(name);
        if (!piece) return;
        yield piece.bytes;
      }
    },
    remove,
    async removeAllBut(names) {
      const abandoned = new Date(Date.now() - ABANDONED_AFTER_MS).toISOString();
      await database.write((db) =>
        db
          .deleteFrom('arquivos')
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('arquivos as young')
                  .select(sql.lit(1).as('one'))
                  .whereRef('young.nome', '=', 'arquivos.nome')
                  .where('young.criado_em', '>', abandoned),
              ),
            ),
          )
          .where('nome', folder ? 'like' : 'not like', folder ? `${folder}/%` : '%/%')
          .where('nome', 'not in', [...[...names].map(nameOf), ''])
          .execute(),
      );
    },
  };
}
