// Compares texts without accents and case.

/** Without accents and case, everything else as it is: for "contains". */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Letters and digits alone, folded: however a name or a heading is spelt, `Valor (R$) unitário` and `valor_r_unitario` meet. */
export function foldName(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
