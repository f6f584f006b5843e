// Reads and saves the one row.
import { bareNumber, isCnpj, isCpf } from '#brasil/documento.ts';
import { notCnpj } from '#brasil/server/documentoFaults.ts';
import type { Language, LocalizedText } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { refuseWrong, required } from '#kit/server/fieldFaults.ts';
import { editRow } from '#kit/server/rows/editedRows.ts';
import { type DadosDaEmpresa, type Empresa, empresaFields } from '../contract.ts';
import type {} from './tables.ts';

const ID = 1;
const names = Object.keys(empresaFields) as (keyof DadosDaEmpresa)[];
const nothing = Object.fromEntries(names.map((name) => [name, ''])) as DadosDaEmpresa;

export async function findEmpresa(db: Queries): Promise<Empresa> {
  const row = await db.selectFrom('empresa').select(['dados', 'version']).where('id', '=', ID).executeTakeFirst();
  return { ...nothing, ...row?.dados, version: row?.version ?? 0 };
}

/** @returns the changed fields @throws {Problem} `validation`; `conflict` when it has changed since `version` */
export async function saveEmpresa(
  db: Queries,
  { version, ...sent }: DadosDaEmpresa & { version: number },
  language: Language,
): Promise<(keyof DadosDaEmpresa)[]> {
  const dados = read(sent, language);
  const before = await findEmpresa(db);
  const json = JSON.stringify(dados);
  const changed_at = new Date().toISOString();
  if (before.version === 0 && version === 0)
    await db
      .insertInto('empresa')
      .values({ id: ID, dados: json as never, changed_at })
      .execute();
  else await editRow(db, 'empresa', { id: ID, version }, { dados: json, changed_at });
  return names.filter((name) => before[name] !== dados[name]);
}

/** Trimmed, numbers without their marks. @throws {Problem} `validation` naming each field */
function read(sent: DadosDaEmpresa, language: Language): DadosDaEmpresa {
  const trimmed = Object.fromEntries(names.map((name) => [name, sent[name].trim()])) as DadosDaEmpresa;
  const dados: DadosDaEmpresa = {
    ...trimmed,
    cnpj: bareNumber(trimmed.cnpj),
    cep: trimmed.cep.replace(/[.\-\s]/g, ''),
    representanteCpf: trimmed.representanteCpf.replace(/[.\-\s]/g, ''),
  };
  const checks: [keyof DadosDaEmpresa, boolean, LocalizedText][] = [
    ['razaoSocial', dados.razaoSocial === '', required],
    ['cnpj', dados.cnpj === '', required],
    ['cnpj', dados.cnpj !== '' && !isCnpj(dados.cnpj), notCnpj],
    ['cep', dados.cep !== '' && !/^\d{8}$/.test(dados.cep), notCep],
    ['email', dados.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(dados.email), notEmail],
    ['representanteCpf', dados.representanteCpf !== '' && !isCpf(bareNumber(dados.representanteCpf)), notCpf],
  ];
  refuseWrong(checks, language);
  return dados;
}

const text = (pt: string, en: string, fr: string, de: string): LocalizedText => ({ pt, en, fr, de });
const notCpf = text(
  'não é um CPF: confira os 11 dígitos',
  'is not a CPF: check its 11 digits',
  'n’est pas un CPF : vérifiez les 11 chiffres',
  'ist keine CPF: prüfen Sie die 11 Ziffern',
);
const notCep = text('deve ter 8 dígitos', 'must have 8 digits', 'doit avoir 8 chiffres', 'muss 8 Ziffern haben');
const notEmail = text(
  'não é um endereço de e-mail',
  'is not an e-mail address',
  'n’est pas une adresse e-mail',
  'ist keine E-Mail-Adresse',
);
