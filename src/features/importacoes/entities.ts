// Entities of the import calls: runs, results of the check, rejected records.
import { rejectReasons } from '#kit/rejects.ts';
import { Instant, Nullable, type Static, Type } from '#kit/schema.ts';

/**
 * pronta: uploaded and checked, waits to be started · na_fila: queued, or resumes on its own after its process died · em_andamento ·
 * interrompida: stopped midway, its file is kept and a user can resume it · concluida · cancelada · falhou.
 */
export const Estado = Type.Enum(['pronta', 'na_fila', 'em_andamento', 'interrompida', 'concluida', 'cancelada', 'falhou']);
export type Estado = Static<typeof Estado>;
/** States that still need an action, by a user or the server. */
export const openStates: readonly Estado[] = ['pronta', 'na_fila', 'em_andamento', 'interrompida'];

export const Formato = Type.Enum(['json', 'ndjson', 'csv', 'xlsx']);
export type Formato = Static<typeof Formato>;

/** Progress of a run; every record read counts once below. */
export const Contagem = Type.Object({
  lidos: Type.Integer(),
  novos: Type.Integer(),
  atualizados: Type.Integer(),
  inalterados: Type.Integer(),
  /** Removed by a user before, and not imported again. */
  ignorados: Type.Integer(),
  /** Waiting for the record they belong to. */
  aguardando: Type.Integer(),
  rejeitados: Type.Integer(),
});
export type Contagem = Static<typeof Contagem>;
export const nothingCounted: Contagem = { lidos: 0, novos: 0, atualizados: 0, inalterados: 0, ignorados: 0, aguardando: 0, rejeitados: 0 };

/**
 * What could not be read of a record. `indice`: its position in the file, from 1; `campo`: empty for the record as a whole; `valor`: the
 * field's value, shortened; `mantido`: the record is imported without this value, else it is rejected.
 */
export const Rejeito = Type.Object({
  indice: Type.Integer(),
  controle: Type.String(),
  campo: Type.String(),
  valor: Type.String(),
  motivo: Type.Enum([...rejectReasons]),
  mantido: Type.Boolean(),
});
export type Rejeito = Static<typeof Rejeito>;

/** Which column of the sheet holds a field; `titulo`: its name in the user's language; `coluna` counts from 0 and is null when none does. */
export const Campo = Type.Object({
  campo: Type.String(),
  titulo: Type.String(),
  coluna: Nullable(Type.Integer({ minimum: 0 })),
  obrigatorio: Type.Boolean(),
  /** Identifies the record; shown even if optional and without a column. */
  chave: Type.Boolean(),
  dica: Type.String(),
});
export type Campo = Static<typeof Campo>;

/** Result of the check: number of records, the first ones as read, the first faults. */
export const Previa = Type.Object({
  registros: Type.Integer(),
  rejeitados: Type.Integer(),
  /** Values that are left out of records that are imported. */
  avisos: Type.Integer(),
  colunas: Type.Array(
    Type.Object({ nome: Type.String(), titulo: Type.String(), tipo: Type.Enum(['text', 'number', 'money', 'day', 'instant']) }),
  ),
  linhas: Type.Array(Type.Array(Nullable(Type.String()))),
  rejeitos: Type.Array(Rejeito),
  /** The text of the file is not UTF-8, and was read as Windows-1252. */
  windows1252: Type.Boolean(),
  /** Neither the records nor their file name their owner, so `vinculo` has to. */
  pede_vinculo: Type.Boolean(),
  /** For a sheet: headings, first rows as written, and the column mapping. Null for JSON. */
  planilha: Nullable(
    Type.Object({ cabecalho: Type.Array(Type.String()), amostra: Type.Array(Type.Array(Type.String())), campos: Type.Array(Campo) }),
  ),
});
export type Previa = Static<typeof Previa>;
/** As stored: titles depend on the user's language, the mapping on later choices too. */
export type StoredPrevia = Omit<Previa, 'colunas' | 'planilha' | 'avisos' | 'windows1252'> & {
  /** Absent where an earlier version checked the file. */
  avisos?: number;
  windows1252?: boolean;
  colunas: Omit<Previa['colunas'][number], 'titulo'>[];
  planilha: { cabecalho: string[]; amostra: string[][] } | null;
};

export const Importacao = Type.Object({
  id: Type.Integer(),
  arquivo: Type.String(),
  /** Kind of its records; empty when a sheet's columns match no kind. */
  tipo: Type.String(),
  /** The kind's name in the user's language; empty when unknown. */
  titulo: Type.String(),
  /** What its records are written into, by the topic of their events: `licitacoes`; empty when unknown. */
  destino: Type.String(),
  /** Whether the list of these can show what it wrote. */
  listada: Type.Boolean(),
  formato: Formato,
  bytes: Type.Integer(),
  estado: Estado,
  /** Key of the record that its records belong to, when they do not name it; else empty. */
  vinculo: Type.String(),
  recebida_em: Instant(),
  iniciada_em: Nullable(Instant()),
  terminada_em: Nullable(Instant()),
  /** Who uploaded it; null for the command line and for sources. */
  por: Nullable(Type.String()),
  /** The source that sent its records, such as `pncp`; null for a file. */
  origem: Nullable(Type.String()),
  registros: Type.Integer(),
  ...Contagem.properties,
  /** Values left out of records that were imported. */
  avisos: Type.Integer(),
  /** How often in a row its process died without progress; it resumes on its own up to a limit. */
  quedas: Type.Integer(),
  /** How often it was interrupted, whether resumed automatically or by a user. */
  interrupcoes: Type.Integer(),
  /** Why it stopped, in the user's language. */
  problema: Nullable(Type.Object({ type: Type.String(), title: Type.String(), detail: Type.String() })),
});
export type Importacao = Static<typeof Importacao>;

/** Data of the notification about an import that ended or was interrupted. */
export type ImportEnd = Pick<Importacao, 'id' | 'arquivo' | keyof Contagem> & { estado: 'concluida' | 'interrompida' };

export const ImportacaoDetail = Type.Object({ ...Importacao.properties, previa: Nullable(Previa) });
export type ImportacaoDetail = Static<typeof ImportacaoDetail>;
