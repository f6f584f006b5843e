// A proposal as a file, of what the caller sends and what the office has.
import { type Fault, type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { DadosDaProposta, Formato } from '../entities.ts';
import { productOf } from './amounts.ts';
import { composeProposta, totalOf } from './composeProposta.ts';
import { toDocx } from './docx.ts';
import { assertKnown } from './modelos.ts';
import { toPdf } from './pdf.ts';

export const mediaTypes: Record<Formato, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** @throws {Problem} `validation`; `conflict` without the data of the company */
export function assertComplete(dados: DadosDaProposta, language: Language): void {
  if (dados.empresa.razaoSocial === '' || dados.empresa.cnpj === '') throw new Problem('conflict', noCompany);
  assertKnown(dados.modelo, 'body.modelo', language);
  assertTotals(dados, language);
}

/** Takes seconds for many items, so it runs in a thread. */
export async function writeProposta({ dados, formato }: { dados: DadosDaProposta; formato: Formato }): Promise<Uint8Array> {
  const document = composeProposta(dados);
  return formato === 'docx' ? Buffer.concat(await Array.fromAsync(toDocx(document))) : toPdf(document);
}

/** Portals cut off where others round, so a centavo more or less is right. */
function assertTotals({ itens }: DadosDaProposta, language: Language): void {
  const faults = itens.flatMap((item, place): Fault[] => {
    const difference = totalOf(item) - productOf(item.quantidade, item.valorUnitario);
    return difference > 1n || difference < -1n ? [{ path: `body.itens.${place}.total`, message: wrongTotal[language] }] : [];
  });
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
}

const noCompany: LocalizedText = {
  pt: 'Preencha antes a razão social e o CNPJ em “Empresa”.',
  en: 'First fill in the legal name and the CNPJ under “Company”.',
  fr: 'Indiquez d’abord la raison sociale et le CNPJ sous « Entreprise ».',
  de: 'Geben Sie zuerst Firmenname und CNPJ unter „Firma“ an.',
};
const wrongTotal: LocalizedText = {
  pt: 'não é a quantidade vezes o valor unitário',
  en: 'is not the quantity times the unit price',
  fr: 'n’est pas la quantité multipliée par le prix unitaire',
  de: 'ist nicht die Menge mal dem Einzelpreis',
};
