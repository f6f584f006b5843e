// The files of demo offers.
import type { Database, Queries } from '#kit/server/database/database.ts';
import { keepFiles } from '#kit/server/files/demoFiles.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { plainPdf } from '#kit/server/files/plainPdf.ts';
import { fold } from '#kit/server/text/fold.ts';
import type { DemoProposta } from './demoPropostas.ts';
import type {} from './tables.ts';

const PREFIX = 'demo-proposta-';
const HOUR_MS = 3_600_000;

type Sent = { number: number; by: number; sent: string; last: string };

/** Rows of all versions. `number` is that of the offer in the demonstration, `sent` when it was sent, `last` when its present stage began. */
export async function seedArquivos(
  db: Queries,
  proposta: { id: number; version: number },
  { arquivos = [] }: DemoProposta,
  { number, by, sent, last }: Sent,
): Promise<void> {
  for (const [place, { nome, versoes, isLast }] of arquivos.entries())
    for (let versao = 1; versao <= versoes; versao++) {
      const created_at = new Date(Date.parse(isLast ? last : sent) - (versoes - versao) * HOUR_MS).toISOString();
      await db
        .insertInto('propostas_arquivos')
        .values({
          ...{
            id: `${PREFIX}${number}-${place}-${versao}`,
            proposta_id: proposta.id,
            user_id: by,
            file_name: nome,
            chave: fold(nome),
            versao,
          },
          ...{ media_type: 'application/pdf', size: contentOf(nome, versao).length, created_at, removed_at: null, removed_by: null },
        })
        .execute();
      const depois = versao === 1 ? nome : `${nome} (${versao})`;
      await db
        .insertInto('propostas_alteracoes')
        .values({
          ...{ proposta_id: proposta.id, item_id: null, numero: null, campo: 'arquivo', antes: null, depois },
          ...{ version: proposta.version, user_id: by, alterada_em: created_at },
        })
        .execute();
    }
}

/** Stores the files that are not there yet. */
export async function storeDemoArquivos(database: Database, files: FileStore): Promise<void> {
  const rows = await database.read
    .selectFrom('propostas_arquivos')
    .select(['id', 'file_name', 'versao'])
    .where('id', 'like', `${PREFIX}%`)
    .execute();
  await keepFiles(
    files,
    rows.map(({ id, file_name, versao }) => ({ id, bytes: () => contentOf(file_name, versao) })),
  );
}

const contentOf = (name: string, version: number) =>
  plainPdf([
    name.replace(/\.pdf$/, ''),
    `Versão ${version}`,
    '',
    'Documento de demonstração do Certame.',
    'Nenhuma empresa ou pessoa é real.',
  ]);
