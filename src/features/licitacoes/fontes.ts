// Where notices come from, as the API names it.

/** `manual`: entered into the form; `avulsa`: from a sheet without PNCP's control number. */
export const unpublishedFontes = ['manual', 'avulsa'] as const;
export const publishedFontes = ['pncp', 'compras', 'planilha', 'demo'] as const;
export const fontes = [...publishedFontes, ...unpublishedFontes] as const;
export type Fonte = (typeof fontes)[number];

/** Whether PNCP does not know the notice: users change it, and join it to the one that is published later. */
export function isUnpublished(fonte: string): boolean {
  return (unpublishedFontes as readonly string[]).includes(fonte);
}
