// The columns of previews.
import type { RecordKind } from '#kit/server/records/kind.ts';
import { columnTitles } from './columnTitles.ts';
import type { PartRead, TramitacaoRead } from './parts.ts';
import type { AutorRead, ProjetoRead } from './projeto.ts';
import type { TipoRead } from './tipos.ts';

type Shown<Read> = Pick<RecordKind<Read>, 'shown' | 'show'>;

export const shownOfProjeto: Shown<ProjetoRead> = {
  shown: [
    { name: 'projeto', title: columnTitles.projeto, kind: 'text' },
    { name: 'ementa', title: columnTitles.ementa, kind: 'text' },
    { name: 'autor', title: columnTitles.autor, kind: 'text' },
    { name: 'situacao', title: columnTitles.situacao, kind: 'text' },
    { name: 'apresentacao', title: columnTitles.apresentacao, kind: 'day' },
  ],
  show: ({ tipo, numero, ano, ementa, autores, status, apresentacao }) => [
    ano ? `${tipo} ${numero}/${ano}` : `${tipo} ${numero}`,
    ementa,
    autores[0]?.nome ?? null,
    status?.situacao || null,
    apresentacao,
  ],
};

export const shownOfPart: Record<PartRead['parte'], Shown<PartRead>> = {
  autor: {
    shown: [
      { name: 'ordem', title: columnTitles.ordem, kind: 'number' },
      { name: 'autor', title: columnTitles.autor, kind: 'text' },
      { name: 'tipo', title: columnTitles.tipo, kind: 'text' },
    ],
    show: ({ row }) => {
      const { ordem, nome, tipo } = row as AutorRead;
      return [ordem, nome, tipo];
    },
  },
  tramitacao: {
    shown: [
      { name: 'sequencia', title: columnTitles.sequencia, kind: 'number' },
      { name: 'data', title: columnTitles.data, kind: 'instant' },
      { name: 'orgao', title: columnTitles.orgao, kind: 'text' },
      { name: 'descricao', title: columnTitles.descricao, kind: 'text' },
      { name: 'situacao', title: columnTitles.situacao, kind: 'text' },
      { name: 'despacho', title: columnTitles.despacho, kind: 'text' },
    ],
    show: ({ row }) => {
      const { sequencia, data, orgao, descricao, situacao, despacho } = row as TramitacaoRead;
      return [sequencia, data, orgao, descricao, situacao || null, despacho || null];
    },
  },
};

export const shownOfTipo: Shown<TipoRead> = {
  shown: [
    { name: 'codigo', title: columnTitles.codigo, kind: 'text' },
    { name: 'sigla', title: columnTitles.sigla, kind: 'text' },
    { name: 'nome', title: columnTitles.nome, kind: 'text' },
  ],
  show: ({ codigo, sigla, nome }) => [codigo, sigla || null, nome],
};
