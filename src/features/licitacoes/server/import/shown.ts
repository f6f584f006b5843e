// The columns of previews.
import type { RecordKind, ShownColumn } from '#kit/server/records/kind.ts';
import type { NoticeRead } from './notice.ts';
import type { Parte, PartRead } from './part.ts';

export const shownOfNotice: Pick<RecordKind<NoticeRead>, 'shown' | 'show'> = {
  shown: [
    { name: 'controle', kind: 'text' },
    { name: 'num_licitacao', kind: 'text' },
    { name: 'orgao', kind: 'text' },
    { name: 'objeto', kind: 'text' },
    { name: 'modalidade', kind: 'text' },
    { name: 'municipio', kind: 'text' },
    { name: 'abertura', kind: 'instant' },
    { name: 'valor_estimado', kind: 'money' },
  ],
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

function shows(columns: readonly (readonly [string, ShownColumn['kind']])[]): Shown {
  return {
    shown: columns.map(([name, kind]) => ({ name, kind })),
    show: ({ controle, row }) => columns.map(([name]) => ({ ...(row as object), controle })[name] ?? null),
  };
}
