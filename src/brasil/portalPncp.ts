// Addresses of the national portal of public procurement (PNCP).

/** `{cnpj}-1-{sequencial}/{ano}` → the notice's page on the portal; null for other numbers. */
export function portalPage(controle: string): string | null {
  const [, cnpj, sequencial, ano] = /^(.{14})-1-(\d{6})\/(\d{4})$/.exec(controle) ?? [];
  return cnpj ? `https://pncp.gov.br/app/editais/${cnpj}/${ano}/${Number(sequencial)}` : null;
}
