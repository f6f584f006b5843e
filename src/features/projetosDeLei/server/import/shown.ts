// The columns of previews.
import type { RecordKind } from '#kit/server/records/kind.ts';
import type { PartRead, TramitacaoRead } from './parts.ts';
import type { AutorRead, ProjetoRead } from './projeto.ts';
import type { TipoRead } from './tipos.ts';

type Shown<Read> = Pick<RecordKind<Read>, 'shown' | 'show'>;

export const shownOfProjeto: Shown<ProjetoRead> = {
  shown: [
    { name: 'projeto', kind: 'text' },
    { name: 'ementa', kind: 'text' },
    { name: 'autor', kind: 'text' },
    { name: 'situacao', kind: 'text' },
    { name: 'apresentacao', kind: 'day' },
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
      { name: 'ordem', kind: 'number' },
      { name: 'autor', kind: 'text' },
      { name: 'tipo', kind: 'text' },
    ],
    show: ({ row }) => {
      const { ordem, nome, tipo } = row as AutorRead;
      return [ordem, nome, tipo];
    },
  },
  tramitacao: {
    shown: [
      { name: 'sequencia', kind: 'number' },
      { name: 'data', kind: 'instant' },
      { name: 'orgao', kind: 'text' },
      { name: 'descricao', kind: 'text' },
      { name: 'situacao', kind: 'text' },
      { name: 'despacho', kind: 'text' },
    ],
    show: ({ row }) => {
      const { sequencia, data, orgao, descricao, situacao, despacho } = row as TramitacaoRead;
      return [sequencia, data, orgao, descricao, situacao || null, despacho || null];
    },
  },
};

export const shownOfTipo: Shown<TipoRead> = {
  shown: [
    { name: 'codigo', kind: 'text' },
    { name: 'sigla', kind: 'text' },
    { name: 'nome', kind: 'text' },
  ],
  show: ({ codigo, sigla, nome }) => [codigo, sigla || null, nome],
};
