// Files to import, and locators of the import screen. Names and numbers are invented.
import type { Locator } from '@playwright/test';
import type { Page } from './fixtures.ts';

export const screen = '/importar';
type Sent = { name: string; mimeType: string; buffer: Buffer };

export function file(name: string, content: string): Sent {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
}

/** A notice as PNCP lists it; its names and numbers are invented. */
export function notice(sequence: number, overrides: Record<string, unknown> = {}) {
  return {
    numeroControlePNCP: `99887766000155-1-${String(sequence).padStart(6, '0')}/2026`,
    anoCompra: 2026,
    numeroCompra: String(sequence),
    objetoCompra: `Telas de cinema ao ar livre, remessa ${sequence}`,
    srp: false,
    modalidadeId: 6,
    modalidadeNome: 'Pregão - Eletrônico',
    situacaoCompraId: 1,
    situacaoCompraNome: 'Divulgada no PNCP',
    orgaoEntidade: { cnpj: '99887766000155', razaoSocial: 'Fundação das Telas', poderId: 'E', esferaId: 'M' },
    unidadeOrgao: { codigoUnidade: '7', nomeUnidade: 'Compras', codigoIbge: '3550308', municipioNome: 'São Paulo', ufSigla: 'SP' },
    valorTotalEstimado: 1234.5,
    dataPublicacaoPncp: '2026-05-04T09:15:00',
    dataAtualizacaoGlobal: '2026-05-04T09:15:00',
    ...overrides,
  };
}

export function item(numero: number) {
  return {
    numeroItem: numero,
    descricao: `Rolo de filme nº ${numero}`,
    materialOuServico: 'M',
    quantidade: 2,
    unidadeMedida: 'UNIDADE',
    valorUnitarioEstimado: 10,
    valorTotal: 20,
    situacaoCompraItem: 1,
    situacaoCompraItemNome: 'Em andamento',
  };
}

export const send = (page: Page, ...files: (Sent | string)[]) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(files as Sent[]);
export const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Agora' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
/** The field for the notice of a card's records, in the middle of the window, where its list stays open. */
export async function noticeField(page: Page, name: string): Promise<Locator> {
  const field = card(page, name).getByLabel('Licitação destes registros');
  await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return field;
}
export const start = { name: 'Iniciar importação' };
/** The first records of a file; collapsed while other files wait too. */
export async function unfold(page: Page, name: string): Promise<void> {
  const fold = card(page, name).getByRole('button', { name: 'Primeiros registros' });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}
/** A figure of a card's report. */
export const count = (page: Page, name: string, label: string) =>
  card(page, name).locator('dl > div').filter({ hasText: label }).locator('dd');
