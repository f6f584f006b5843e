// What the import calls speak of: runs, what a check found, rejected records.
import { rejectReasons } from '#kit/rejects.ts';
import { Instant, Nullable, type Static, Type } from '#kit/schema.ts';

/**
 * pronta: received and checked, waits to be started · na_fila: waits for the one that runs, or goes on by itself after its process
 * died · em_andamento · interrompida: stopped in the middle, its file is kept and somebody can take it up again · concluida · cancelada · falhou.
 */
export const Estado = Type.Enum(['pronta', 'na_fila', 'em_andamento', 'interrompida', 'concluida', 'cancelada', 'falhou']);
export type Estado = Static<typeof Estado>;
/** Those that somebody or something still has to do with. */
export const openStates: readonly Estado[] = ['pronta', 'na_fila', 'em_andamento', 'interrompida'];

export const Formato = Type.Enum(['json', 'ndjson', 'csv', 'xlsx']);
export type Formato = Static<typeof Formato>;

/** How far a run has come; every record read counts once below. */
export const Contagem = Type.Object({
  lidos: Type.Integer(),
  novos: Type.Integer(),
  atualizados: Type.Integer(),
  inalterados: Type.Integer(),
  /** Removed here before, and left so. */
  ignorados: Type.Integer(),
  /** Wait for the notice or the bill that they belong to. */
  aguardando: Type.Integer(),
  rejeitados: Type.Integer(),
});
export type Contagem = Static<typeof Contagem>;
export const nothingCounted: Contagem = { lidos: 0, novos: 0, atualizados: 0, inalterados: 0, ignorados: 0, aguardando: 0, rejeitados: 0 };

/**
 * A record that was not taken in. `indice` is its place in the file, from 1; `campo` is empty when it is the record as a whole.
 * `valor` is what stands in the field, shortened; empty where there is nothing.
 */
export const Rejeito = Type.Object({
  indice: Type.Integer(),
  controle: Type.String(),
  campo: Type.String(),
  valor: Type.String(),
  motivo: Type.Enum([...rejectReasons]),
});
export type Rejeito = Static<typeof Rejeito>;

/** Which column of the sheet holds which field; `coluna` counts from 0 and is null where none does. */
export const Campo = Type.Object({
  campo: Type.String(),
  coluna: Nullable(Type.Integer({ minimum: 0 })),
  obrigatorio: Type.Boolean(),
  dica: Type.String(),
});
export type Campo = Static<typeof Campo>;

/** What a check found: how many records, the first of them as they would be read, the first faults. */
export const Previa = Type.Object({
  registros: Type.Integer(),
  rejeitados: Type.Integer(),
  colunas: Type.Array(Type.Object({ nome: Type.String(), tipo: Type.Enum(['text', 'number', 'money', 'day', 'instant']) })),
  linhas: Type.Array(Type.Array(Nullable(Type.String()))),
  rejeitos: Type.Array(Rejeito),
  /** Neither the records nor their file name what they belong to: `compra` has to. */
  pede_compra: Type.Boolean(),
  /** Of a sheet: its headings, its first rows as they stand, and what is read from where. Null for JSON. */
  planilha: Nullable(
    Type.Object({ cabecalho: Type.Array(Type.String()), amostra: Type.Array(Type.Array(Type.String())), campos: Type.Array(Campo) }),
  ),
});
export type Previa = Static<typeof Previa>;
/** The same as it is kept: what the columns mean depends on the reader's language and on what was said of them since. */
export type StoredPrevia = Omit<Previa, 'planilha'> & { planilha: { cabecalho: string[]; amostra: string[][] } | null };

export const Importacao = Type.Object({
  id: Type.Integer(),
  arquivo: Type.String(),
  /** Kind of its records; empty where a sheet's columns did not tell. */
  tipo: Type.String(),
  formato: Formato,
  bytes: Type.Integer(),
  estado: Estado,
  /** What the records belong to, where they do not say: a notice's control number, or a bill as `camara:2088351`; else empty. */
  compra: Type.String(),
  recebida_em: Instant(),
  iniciada_em: Nullable(Instant()),
  terminada_em: Nullable(Instant()),
  /** Who sent it; null for the command line. */
  por: Nullable(Type.String()),
  registros: Type.Integer(),
  ...Contagem.properties,
  /** How often in a row its process died at it without getting any further; it goes on by itself until that is too often. */
  quedas: Type.Integer(),
  /** How often it was interrupted in all; it may have been continued by itself or by a user. */
  interrupcoes: Type.Integer(),
  /** What stopped it, in the reader's language. */
  problema: Nullable(Type.Object({ type: Type.String(), title: Type.String(), detail: Type.String() })),
});
export type Importacao = Static<typeof Importacao>;

/** What is told of an import that came to its end, or was interrupted in this attempt. */
export type ImportEnd = Pick<Importacao, 'id' | 'arquivo' | keyof Contagem> & { estado: 'concluida' | 'interrompida' };

export const ImportacaoDetail = Type.Object({ ...Importacao.properties, previa: Nullable(Previa) });
export type ImportacaoDetail = Static<typeof ImportacaoDetail>;
