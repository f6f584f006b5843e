// What a proposal is made of: the notice, the items, the terms, and the office's texts around the table.
import type { DadosDaEmpresa } from '#features/empresa/contract.ts';
import { Day, Line, Name, type Static, Type } from '#kit/schema.ts';

const line = (maxLength: number) => Line({ maxLength });

/** Facts of the notice; what is not known is empty. */
const AvisoDaProposta = Type.Object(
  {
    orgao: line(300),
    uasg: line(20),
    modalidade: line(100),
    numero: line(60),
    processo: line(100),
    objeto: Type.String({ maxLength: 4000 }),
    /** When the session opens, as it is to be written: «28/05/2026, 14:00». */
    sessao: line(60),
  },
  { additionalProperties: false },
);

/** More items do not fit one document that somebody reads. */
const mostItens = 2000;
/** The largest quantity and price, each with up to four decimals. */
const amount = () => Type.Number({ minimum: 0, maximum: 1e9 });

export const ItemDaProposta = Type.Object(
  {
    lote: line(20),
    numero: line(20),
    descricao: Type.String({ maxLength: 4000, minLength: 1 }),
    marca: line(120),
    modelo: Type.Optional(line(120)),
    unidade: line(40),
    quantidade: amount(),
    valorUnitario: amount(),
    /** As computed by a portal; without it, quantity times price, rounded to the centavo. */
    total: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
  },
  { additionalProperties: false },
);
export type ItemDaProposta = Static<typeof ItemDaProposta>;

/** Of each of the office's texts. */
export const longestText = 10_000;
/** Texts before and after the table, with placeholders like `{{empresa.razaoSocial}}`. */
export const textosDoModelo = { antes: Type.String({ maxLength: longestText }), depois: Type.String({ maxLength: longestText }) };
export const TextosDoModelo = Type.Object(textosDoModelo, { additionalProperties: false });
export type TextosDoModelo = Static<typeof TextosDoModelo>;

/** What the caller knows; the company and the texts are those of the office. */
export const termosDaProposta = {
  aviso: AvisoDaProposta,
  itens: Type.Array(ItemDaProposta, { minItems: 1, maxItems: mostItens }),
  validadeDias: Type.Integer({ minimum: 1, maximum: 3650 }),
  prazoEntrega: line(300),
  local: Name({ maxLength: 120 }),
  data: Day(),
};
const Termos = Type.Object(termosDaProposta);
export type TermosDaProposta = Static<typeof Termos>;

/** All that a proposal is made of. */
export type DadosDaProposta = TermosDaProposta & { empresa: DadosDaEmpresa; modelo: TextosDoModelo };

export const formatos = ['pdf', 'docx'] as const;
export type Formato = (typeof formatos)[number];
