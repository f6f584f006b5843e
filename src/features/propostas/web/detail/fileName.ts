/** `Pregão Eletrônico 90006/2026` → pregao-eletronico-90006-2026 */
export function fileNameOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
