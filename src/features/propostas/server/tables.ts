import type { Generated } from 'kysely';
import type { Grupo } from '../checklist.ts';
import type { Etapa, Motivo, Papel } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    propostas: PropostasTable;
    propostas_pessoas: { proposta_id: number; user_id: number; papel: Papel };
    propostas_itens: ItensTable;
    propostas_alteracoes: AlteracoesTable;
    propostas_comentarios: ComentariosTable;
    propostas_checklist: ChecklistTable;
    propostas_modelos: ModelosTable;
    propostas_arquivos: ArquivosTable;
  }
}

export interface PropostasTable {
  id: Generated<number>;
  /** The owner; null when the account is gone. */
  user_id: number | null;
  licitacao_id: number;
  /** These name the notice, and stay when it is removed. */
  modalidade_codigo: number;
  modalidade: string;
  num_licitacao: string;
  orgao: string;
  objeto: string;
  uf: string;
  estimado_edital: number | null;
  busca: string;
  etapa: Etapa;
  etapa_desde: string;
  responsavel_id: number | null;
  decisao: 'go' | 'no-go' | null;
  decisao_motivo: string;
  decidida_em: string | null;
  resultado_motivo: Motivo | null;
  resultado_nota: string;
  resultado_valor: number | null;
  encerrada_em: string | null;
  /** The contract of a won offer; days. */
  contrato_numero: Generated<string>;
  contrato_assinatura: Generated<string | null>;
  contrato_inicio: Generated<string | null>;
  contrato_fim: Generated<string | null>;
  custo_total: number;
  preco_total: number;
  estimado_total: number;
  escritorio: Papel | null;
  version: number;
  is_demo: boolean;
  created_at: string;
  updated_at: string;
  removed_at: string | null;
  removed_by: number | null;
}

export interface ItensTable {
  id: Generated<number>;
  proposta_id: number;
  /** In the notice. */
  numero: number;
  descricao: string;
  unidade: string;
  /** This and the other amounts are per unit. */
  estimado: number | null;
  quantidade: number;
  custo: number | null;
  margem: number | null;
  preco: number | null;
  marca: Generated<string>;
  modelo: Generated<string>;
  version: number;
  removed_at: string | null;
  removed_by: number | null;
}

export interface AlteracoesTable {
  id: Generated<number>;
  proposta_id: number;
  item_id: number | null;
  /** The entry of the checklist. */
  entrada_id: Generated<number | null>;
  numero: number | null;
  campo: string;
  antes: string | null;
  depois: string | null;
  /** The version that the change led to. */
  version: number;
  user_id: number | null;
  alterada_em: string;
}

export interface ComentariosTable {
  id: Generated<number>;
  proposta_id: number;
  user_id: number | null;
  texto: string;
  created_at: string;
  removed_at: string | null;
  removed_by: number | null;
}

export interface ChecklistTable {
  id: Generated<number>;
  proposta_id: number;
  grupo: Grupo;
  titulo: string;
  /** See `kit/server/text/builtInTexts.ts`. */
  text_key: string | null;
  /** A day. */
  prazo: string | null;
  feito_em: string | null;
  feito_por: number | null;
  documento: string;
  /** The document of the vault that proves it. */
  certidao_id: Generated<number | null>;
  version: number;
  removed_at: string | null;
  removed_by: number | null;
}

/** A version of a file. */
export interface ArquivosTable {
  id: string;
  /** Null when the offer is deleted. */
  proposta_id: number | null;
  user_id: number | null;
  file_name: string;
  /** The name without accents and case. */
  chave: string;
  versao: number;
  /** Empty while the file arrives. */
  media_type: string;
  size: number;
  created_at: string;
  removed_at: string | null;
  removed_by: number | null;
}

export interface ModelosTable {
  id: Generated<number>;
  grupo: Grupo;
  titulo: string;
  text_key: string | null;
  /** Due so many days before the session. */
  dias: number | null;
  version: number;
  removed_at: string | null;
}
