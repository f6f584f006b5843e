// What of Certame's data is copied, and what it must agree with.
import type { CopyRules } from '#kit/server/database/copy/copyRows.ts';

/** The folders of stored files that go along. Files of notices' documents (`editais`) can be downloaded again. */
export const folders = ['files', 'attachments', 'exports', 'certidoes', 'propostas'] as const;

export const rules: CopyRules = {
  // The logs of the search index have positions of their engine; files are copied as files.
  left: ['licitacoes_mudancas', 'precos_mudancas', 'arquivos'],
  first: ['users'],
  // Each engine measures what accounts keep in its own way.
  keep: '_usage_insert',
  counted: ['account_usage'],
};

/** Changes a copy when all of it is there: the text of notices' documents is in the database, their files stay behind. */
export const after = `update editais set state = case state when 'kept' then 'released' else state end, file = null where file is not null`;

/** A column that names a stored file, which of its rows have one that arrived, and the column that has its size. */
type Reference = { folder: (typeof folders)[number]; table: string; column: string; size: string; where: string };
export const references: readonly Reference[] = [
  { folder: 'files', table: 'importacoes', column: 'guardado', size: 'bytes', where: 'guardado is not null' },
  // The size is what was reserved until the file has arrived.
  { folder: 'attachments', table: 'email_files', column: 'file', size: 'null', where: 'size > 0' },
  { folder: 'attachments', table: 'email_attachments', column: 'file', size: 'size', where: 'file is not null' },
  { folder: 'exports', table: 'licitacoes_exports', column: 'file', size: 'bytes', where: 'file is not null' },
  { folder: 'certidoes', table: 'certidao_arquivos', column: 'id', size: 'size', where: "media_type <> ''" },
  { folder: 'propostas', table: 'propostas_arquivos', column: 'id', size: 'size', where: "media_type <> ''" },
];

const usage = (kind: string, table: string) => `select count(*) as n from
  (select user_id, count(*) as items, sum(size) as bytes from ${table} where user_id is not null group by user_id) as found
  full join (select user_id, items, bytes from account_usage where kind = '${kind}' and items <> 0) as kept on kept.user_id = found.user_id
  where coalesce(kept.items, 0) <> coalesce(found.items, 0) or coalesce(kept.bytes, 0) <> coalesce(found.bytes, 0)`;

/** Figures that triggers maintain: by the table that holds them, how many of them are not what a recount finds. */
export const figures: Readonly<Record<string, string>> = {
  licitacoes_contagem: `select count(*) as n from
    (select uf, count(*) as n from licitacoes group by uf) as found
    full join (select chave, sum(n) as n from licitacoes_contagem where por = 'todas' group by chave having sum(n) <> 0) as kept on kept.chave = found.uf
    where coalesce(kept.n, 0) <> coalesce(found.n, 0)`,
  municipios: `select count(*) as n from municipios
    left join (select ibge, count(*) as n from licitacoes group by ibge) as found on found.ibge = municipios.ibge
    where municipios.licitacoes <> coalesce(found.n, 0)`,
  tasks: `select count(*) as n from tasks
    left join (select task_id, count(*) as n from task_licitacoes group by task_id) as found on found.task_id = tasks.id
    where tasks.vinculos <> coalesce(found.n, 0)`,
  'account_usage (attachments)': usage('attachments', 'email_files'),
  'account_usage (certidoes)': usage('certidoes', 'certidao_arquivos'),
  'account_usage (propostaArquivos)': usage('propostaArquivos', 'propostas_arquivos'),
};
