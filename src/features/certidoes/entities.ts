// Documents of the own company: their kinds, groups and states, and what the calls say of them.
import type { LocalizedText } from '#kit/errors.ts';
import { Day, Instant, Nullable, type Static, Type } from '#kit/schema.ts';
import { ShownFile } from '#kit/shownFile.ts';

/** The parts of a bidder's qualification (Lei 14.133/2021, art. 62), in the order of the law. */
export const grupos = ['juridica', 'fiscal', 'tecnica', 'economica'] as const;
export type Grupo = (typeof grupos)[number];

const text = (pt: string, en: string, fr: string, de: string): LocalizedText => ({ pt, en, fr, de });

/** The usual documents, each with its name and the group that it belongs to. */
export const tiposDeCertidao = {
  contratoSocial: { grupo: 'juridica', nome: text('Contrato social', 'Articles of association', 'Statuts', 'Gesellschaftsvertrag') },
  procuracao: { grupo: 'juridica', nome: text('Procuração', 'Power of attorney', 'Procuration', 'Vollmacht') },
  documentoSocio: {
    grupo: 'juridica',
    nome: text('Documento de sócio', 'Partner’s identity document', 'Pièce d’identité d’un associé', 'Ausweis eines Gesellschafters'),
  },
  sicaf: { grupo: 'juridica', nome: text('SICAF', 'SICAF', 'SICAF', 'SICAF') },
  declaracao: { grupo: 'juridica', nome: text('Declaração', 'Declaration', 'Déclaration', 'Erklärung') },
  cartaoCnpj: { grupo: 'fiscal', nome: text('Cartão CNPJ', 'CNPJ card', 'Carte CNPJ', 'CNPJ-Karte') },
  inscricaoEstadual: {
    grupo: 'fiscal',
    nome: text('Inscrição estadual', 'State registration', 'Immatriculation à l’État', 'Registrierung beim Bundesstaat'),
  },
  inscricaoMunicipal: {
    grupo: 'fiscal',
    nome: text('Inscrição municipal', 'Municipal registration', 'Immatriculation municipale', 'Registrierung bei der Gemeinde'),
  },
  cndFederal: {
    grupo: 'fiscal',
    nome: text('CND federal', 'Federal tax clearance', 'Attestation fiscale fédérale', 'Steuerbescheinigung des Bundes'),
  },
  cndEstadual: {
    grupo: 'fiscal',
    nome: text('CND estadual', 'State tax clearance', 'Attestation fiscale de l’État', 'Steuerbescheinigung des Bundesstaats'),
  },
  cndMunicipal: {
    grupo: 'fiscal',
    nome: text('CND municipal', 'Municipal tax clearance', 'Attestation fiscale municipale', 'Steuerbescheinigung der Gemeinde'),
  },
  crfFgts: { grupo: 'fiscal', nome: text('CRF do FGTS', 'FGTS clearance (CRF)', 'Attestation FGTS (CRF)', 'FGTS-Bescheinigung (CRF)') },
  cndt: {
    grupo: 'fiscal',
    nome: text('CNDT trabalhista', 'Labour debt clearance (CNDT)', 'Attestation sociale (CNDT)', 'Arbeitsrechtliche Bescheinigung (CNDT)'),
  },
  atestadoCapacidade: {
    grupo: 'tecnica',
    nome: text(
      'Atestado de capacidade técnica',
      'Certificate of technical capability',
      'Attestation de capacité technique',
      'Nachweis der technischen Leistungsfähigkeit',
    ),
  },
  registroConselho: {
    grupo: 'tecnica',
    nome: text(
      'Registro no conselho profissional',
      'Professional council registration',
      'Inscription à l’ordre professionnel',
      'Eintragung bei der Berufskammer',
    ),
  },
  licencaFuncionamento: {
    grupo: 'tecnica',
    nome: text('Licença ou alvará', 'Licence or permit', 'Licence ou autorisation', 'Lizenz oder Genehmigung'),
  },
  falencia: {
    grupo: 'economica',
    nome: text('Certidão de falência', 'Bankruptcy certificate', 'Certificat de non-faillite', 'Insolvenzbescheinigung'),
  },
  balanco: { grupo: 'economica', nome: text('Balanço patrimonial', 'Balance sheet', 'Bilan comptable', 'Bilanz') },
  outro: { grupo: 'juridica', nome: text('Outro documento', 'Other document', 'Autre document', 'Anderes Dokument') },
} as const satisfies Record<string, { grupo: Grupo; nome: LocalizedText }>;
export type TipoDeCertidao = keyof typeof tiposDeCertidao;
export const codigosDeTipo = Object.keys(tiposDeCertidao) as TipoDeCertidao[];

/** How many days before it expires a document reminds of itself. */
export const avisos = [30, 15, 5] as const;

/** `em30`: expires within thirty days, but not within fifteen; and so on. */
export const estados = ['vencida', 'em5', 'em15', 'em30', 'valida'] as const;
export type Estado = (typeof estados)[number];

/** How a document stands on a day; `venceEm` null does not expire. */
export function estadoEm(day: string, venceEm: string | null): Estado {
  if (venceEm === null) return 'valida';
  const left = daysBetween(day, venceEm);
  if (left < 0) return 'vencida';
  return left <= 5 ? 'em5' : left <= 15 ? 'em15' : left <= 30 ? 'em30' : 'valida';
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Own names, or the kind's. */
export function nomeDe({ tipo, titulo }: { tipo: TipoDeCertidao; titulo: string }, language: keyof LocalizedText): string {
  return titulo || tiposDeCertidao[tipo].nome[language];
}

/** A stored file with its signed addresses. */
export const Arquivo = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  url: Type.String(),
  bytes: Type.Integer(),
  shown: Nullable(ShownFile),
});
export type Arquivo = Static<typeof Arquivo>;

const issue = {
  numero: Type.String(),
  emissor: Type.String(),
  emitida_em: Nullable(Day()),
  /** Null: does not expire. */
  vence_em: Nullable(Day()),
  arquivo: Nullable(Arquivo),
};

/** One issue of a document; `by` is empty when the account no longer exists. */
export const Versao = Type.Object({ id: Type.Integer(), ...issue, atual: Type.Boolean(), created_at: Instant(), by: Type.String() });
export type Versao = Static<typeof Versao>;

const listed = {
  id: Type.Integer(),
  tipo: Type.Enum(codigosDeTipo),
  /** An own name; empty: the kind's. */
  titulo: Type.String(),
  grupo: Type.Enum([...grupos]),
  nota: Type.String(),
  /** Increases with each change. */
  version: Type.Integer(),
  /** The issue that the following values are of. */
  versao: Type.Integer(),
  ...issue,
  estado: Type.Enum([...estados]),
};
export const Certidao = Type.Object(listed);
export type Certidao = Static<typeof Certidao>;

/** With all its issues, the latest first. */
export const CertidaoInteira = Type.Object({ ...listed, versoes: Type.Array(Versao) });
export type CertidaoInteira = Static<typeof CertidaoInteira>;

/** Largest file, in bytes. */
export const largestFile = 20_000_000;
