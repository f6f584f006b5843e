// The values of the forms: empty texts instead of null.
import type { SentCertidao, SentIssue } from '../../contract.ts';
import { type Certidao, type Grupo, type TipoDeCertidao, tiposDeCertidao } from '../../entities.ts';

export type FormValues = {
  tipo: TipoDeCertidao;
  titulo: string;
  grupo: Grupo;
  nota: string;
  numero: string;
  emissor: string;
  emitida_em: string;
  vence_em: string;
  /** The chosen file; null leaves the stored one. */
  arquivo: File | null;
  /** Removes the stored file. */
  semArquivo: boolean;
};

const FIRST = 'cndFederal';

/** Those of a document, or of a new one. */
export function initialOf(certidao: Certidao | undefined): FormValues {
  const { tipo = FIRST, titulo = '', grupo = tiposDeCertidao[FIRST].grupo, nota = '', numero = '', emissor = '' } = certidao ?? {};
  const days = { emitida_em: certidao?.emitida_em ?? '', vence_em: certidao?.vence_em ?? '' };
  return { tipo, titulo, grupo, nota, numero, emissor, ...days, arquivo: null, semArquivo: false };
}

/** Those of a new issue, by the same issuer. */
export function newIssueOf(certidao: Certidao): FormValues {
  return { ...initialOf(certidao), numero: '', emitida_em: '', vence_em: '' };
}

export function issueOf({ numero, emissor, emitida_em, vence_em }: FormValues, arquivo: string | null): SentIssue {
  return { numero, emissor, emitida_em: emitida_em || null, vence_em: vence_em || null, arquivo };
}

export function sentOf(values: FormValues, arquivo: string | null): SentCertidao {
  const { tipo, titulo, grupo, nota } = values;
  return { tipo, titulo, grupo, nota, ...issueOf(values, arquivo) };
}
