// What the calls of contracts, atas and annual plans have in common.
import { Default, Instant, Nullable, type Static, Type } from '#kit/schema.ts';
import { vigencias } from './vigencia.ts';

/** One field that an import changed, its values as text. */
export const RecordChange = Type.Object({
  id: Type.Integer(),
  campo: Type.String(),
  antes: Nullable(Type.String()),
  depois: Nullable(Type.String()),
  alterada_em: Instant(),
});
export type RecordChange = Static<typeof RecordChange>;

/** A value of a facet with its name, and how many rows choosing it would leave. */
export const FacetCount = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() });

/** How many rows match in each state of validity. */
export const VigenciaCounts = Type.Object({
  ...{ vigente: Type.Integer(), vence90: Type.Integer(), vence30: Type.Integer(), encerrada: Type.Integer() },
  total: Type.Integer(),
});

export const situacao = Type.Optional(Type.Array(Type.Enum([...vigencias]), { maxItems: vigencias.length }));

/** Several values of a text, such as CNPJs. */
export const texts = (maxLength: number) => Type.Optional(Type.Array(Type.String({ maxLength }), { maxItems: 50 }));

/** Letters by which values of one facet are looked up. */
export const letters = Type.Optional(Type.String({ maxLength: 100 }));

/** The CNPJ of the page of the record's body; null if that has none. */
export const recordPages = { orgao_pagina: Nullable(Type.String()) };

export const order = Default(Type.Enum(['asc', 'desc']), 'desc');

/** The media type of workbooks. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
