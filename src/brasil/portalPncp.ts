// Addresses and numbers of the national portal of public procurement (PNCP).

/** `{cnpj}-1-{sequencial}/{ano}` → the notice's page on the portal; null for other numbers. */
export function portalPage(controle: string): string | null {
  const [, cnpj, sequencial, ano] = /^(.{14})-1-(\d{6})\/(\d{4})$/.exec(controle) ?? [];
  return cnpj ? `https://pncp.gov.br/app/editais/${cnpj}/${ano}/${Number(sequencial)}` : null;
}

/** Of a page of the portal, or of its API: kind, body, year and number of a record, and of its ata. */
const page =
  /(?:https?:\/\/)?(?:www\.)?pncp\.gov\.br\/app\/(editais|contratos|atas|pca)\/(\w{14})\/(\d{4})\/(\d{1,6})(?:\/(\d{1,6}))?\S*/gi;
const apiPage = /(?:https?:\/\/)?pncp\.gov\.br\/[\w/.-]*orgaos\/(\w{14})\/(compras|contratos|pca)\/(\d{4})\/(\d{1,6})\S*/gi;
/** Of a page of Compras.gov.br: the number of the purchase there. */
const comprasPage = /(?:https?:\/\/)?[\w.-]*\.gov\.br\/\S*[?&]compra=(\d{17})\S*/gi;
/** A control number, its body perhaps masked and its number without zeros before it. */
const control = /\b(\w{2})\.?(\w{3})\.?(\w{3})\/?(\w{4})-?(\d{2})-([0-2])-(\d{1,6})\/(\d{4})\b/g;

const kinds: Readonly<Record<string, number>> = { editais: 1, compras: 1, atas: 1, contratos: 2, pca: 0 };

/** A typed text with the numbers of records instead of pasted addresses of the portals, and control numbers as the portal writes them. */
export function withRecordNumbers(typed: string): string {
  const number = (kind: string, cnpj: string, ano: string, sequencial: string) =>
    `${cnpj.toUpperCase()}-${kinds[kind.toLowerCase()]}-${sequencial.padStart(6, '0')}/${ano}`;
  return typed
    .replace(page, (_, kind, cnpj, ano, sequencial, ata) => number(kind, cnpj, ano, sequencial) + (ata ? `-${ata.padStart(6, '0')}` : ''))
    .replace(apiPage, (_, cnpj, kind, ano, sequencial) => number(kind, cnpj, ano, sequencial))
    .replace(comprasPage, '$1')
    .replace(control, (_, a, b, c, d, e, kind, sequencial, ano) => `${a}${b}${c}${d}${e}-${kind}-${sequencial.padStart(6, '0')}/${ano}`);
}
