// The columns of previews.
import type { RecordKind, ShownColumn } from '#kit/server/records/kind.ts';
import { type ColumnName, columnTitles } from './columnTitles.ts';
import type { NoticeRead } from './notice.ts';
import type { Parte, PartRead } from './part.ts';

export const shownOfNotice: Pick<RecordKind<NoticeRead>, 'shown' | 'show'> = {
  shown: toColumns([
    ['controle', 'text'],
    ['num_licitacao', 'text'],
    ['orgao', 'text'],
    ['objeto', 'text'],
    ['modalidade', 'text'],
    ['municipio', 'text'],
    ['abertura', 'instant'],
    ['valor_estimado', 'money'],
  ]),
  show: (notice) => [
    notice.controle,
    notice.num_licitacao,
    notice.orgao,
    notice.objeto,
    notice.modalidade,
    [notice.municipio, notice.uf].filter(Boolean).join(' - '),
    notice.abertura ?? null,
    notice.valor_estimado ?? null,
  ],
};

type Shown = { shown: readonly ShownColumn[]; show(read: PartRead): (string | number | null)[] };

/** The notice is omitted, as the sender usually names one for all. */
export const shownOfPart: Record<Parte, Shown> = {
  lote: shows([
    ['numero', 'number'],
    ['descricao', 'text'],
    ['quantidade', 'number'],
    ['unidade', 'text'],
    ['valor_unitario', 'money'],
    ['valor_total', 'money'],
    ['situacao', 'text'],
  ]),
  resultado: shows([
    ['controle', 'text'],
    ['numero', 'number'],
    ['fornecedor', 'text'],
    ['fornecedor_documento', 'text'],
    ['quantidade', 'number'],
    ['valor_total', 'money'],
    ['data', 'text'],
    ['situacao', 'text'],
  ]),
  documento: shows([
    ['sequencial', 'number'],
    ['titulo', 'text'],
    ['tipo', 'text'],
    ['url', 'text'],
    ['publicacao', 'instant'],
  ]),
};

type Columns = readonly (readonly [ColumnName, ShownColumn['kind']])[];

function shows(columns: Columns): Shown {
  return {
    shown: toColumns(columns),
    show: ({ controle, row }) =>
      columns.map(([name]) => (name === 'controle' ? controle : ((row as Record<string, string | number | null>)[name] ?? null))),
  };
}

function toColumns(columns: Columns): ShownColumn[] {
  return columns.map(([name, kind]) => ({ name, title: columnTitles[name], kind }));
}
