// Inserts the demonstration's documents, and moves their days with the current one.
import type {} from '#features/auth/server/tables.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { keepFiles } from '#kit/server/files/demoFiles.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { plainPdf } from '#kit/server/files/plainPdf.ts';
import { nomeDe, tiposDeCertidao } from '../entities.ts';
import { columnsOf } from './change.ts';
import { type DemoCertidao, type DemoIssue, demoCertidoes } from './demoCertidoes.ts';
import type {} from './tables.ts';

const DAY_MS = 86_400_000;

/** The id of an issue's file. */
const fileOf = (place: number, issue: number) => `demo-${place + 1}-${issue + 1}`;

/** Added by the first admin of these addresses. */
export async function seedCertidoes(db: Queries, emails: readonly string[], today: Date): Promise<void> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', emails)
    .where('role', '=', 'admin')
    .orderBy('id')
    .executeTakeFirst();
  const created_by = admin?.id ?? null;
  for (const [place, certidao] of demoCertidoes.entries()) {
    const { tipo, titulo = '', emissor, nota = '', issues } = certidao;
    const numero = issues.at(-1)?.numero ?? '';
    const columns = columnsOf({
      tipo,
      titulo,
      grupo: tiposDeCertidao[tipo].grupo,
      nota,
      numero,
      emissor,
      emitida_em: null,
      vence_em: null,
    });
    const created_at = momentOf(issues[0]?.emitida ?? 0, today);
    const { id } = await db
      .insertInto('certidoes')
      .values({ ...columns, demo: true, created_at, removed_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [at, issue] of issues.entries()) {
      const arquivo_id = fileOf(place, at);
      const file = { id: arquivo_id, user_id: null, file_name: `${nomeDe({ tipo, titulo }, 'pt')}.pdf`, media_type: 'application/pdf' };
      await db
        .insertInto('certidao_arquivos')
        .values({ ...file, size: pdfOf(certidao, issue).length, created_at })
        .onConflict((known) => known.column('id').doNothing())
        .execute();
      const values = {
        certidao_id: id,
        atual: at === issues.length - 1,
        numero: issue.numero,
        emissor,
        arquivo_id,
        lembrete: null,
        created_by,
      };
      await db
        .insertInto('certidao_versoes')
        .values({ ...values, ...daysOf(issue, today), created_at: momentOf(issue.emitida, today) })
        .execute();
    }
  }
}

/** Moves the days of those that nobody has changed. */
export async function moveCertidoes(db: Queries, today: Date): Promise<void> {
  for (const [place, { issues }] of demoCertidoes.entries())
    for (const [at, issue] of issues.entries())
      await db
        .updateTable('certidao_versoes')
        .set({ ...daysOf(issue, today), created_at: momentOf(issue.emitida, today) })
        .where('arquivo_id', '=', fileOf(place, at))
        .where('certidao_id', 'in', (some) => some.selectFrom('certidoes').select('certidoes.id').where('demo', '=', true))
        .execute();
}

/** Stores the files that are not there yet. */
export async function storeDemoFiles(database: Database, files: FileStore): Promise<void> {
  const rows = await database.read.selectFrom('certidao_arquivos').select('id').where('id', 'like', 'demo-%').execute();
  const known = new Set(rows.map(({ id }) => id));
  const all = demoCertidoes.flatMap((certidao, place) =>
    certidao.issues.map((issue, at) => ({ id: fileOf(place, at), bytes: () => pdfOf(certidao, issue) })),
  );
  await keepFiles(
    files,
    all.filter(({ id }) => known.has(id)),
  );
}

function daysOf({ emitida, vence }: DemoIssue, today: Date) {
  const dayAfter = (days: number) => dayInBrasilia(new Date(today.getTime() + days * DAY_MS));
  return { emitida_em: dayAfter(emitida), vence_em: vence === null ? null : dayAfter(vence) };
}

function momentOf(days: number, today: Date): string {
  return new Date(today.getTime() + days * DAY_MS).toISOString();
}

function pdfOf({ tipo, titulo = '', emissor }: DemoCertidao, { numero }: DemoIssue): Buffer {
  const lines = [nomeDe({ tipo, titulo }, 'pt').replace('–', '-'), emissor, numero && `nº ${numero}`];
  return plainPdf([...lines.filter(Boolean), '', 'Documento de demonstração do Certame.', 'Nenhuma empresa, pessoa ou certidão é real.']);
}
