import type { Generated } from 'kysely';
import type { Grupo, TipoDeCertidao } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    certidoes: CertidoesTable;
    certidao_arquivos: CertidaoArquivosTable;
    certidao_versoes: CertidaoVersoesTable;
  }
}

export interface CertidoesTable {
  id: Generated<number>;
  tipo: TipoDeCertidao;
  titulo: string;
  grupo: Grupo;
  nota: string;
  /** The name without accents and case. */
  chave: string;
  busca: string;
  version: Generated<number>;
  /** Its dates move with the current day. */
  demo: Generated<boolean>;
  created_at: string;
  removed_at: string | null;
}

export interface CertidaoArquivosTable {
  id: string;
  user_id: number | null;
  file_name: string;
  /** Empty while the file arrives. */
  media_type: string;
  size: number;
  created_at: string;
}

export interface CertidaoVersoesTable {
  id: Generated<number>;
  certidao_id: number;
  atual: boolean;
  numero: string;
  emissor: string;
  emitida_em: string | null;
  vence_em: string | null;
  arquivo_id: string | null;
  /** The last reminder, in days before it expires. */
  lembrete: number | null;
  created_at: string;
  created_by: number | null;
}
