// Folding: removes accents and case, to compare texts.

/** Removes accents, case, and what cannot be seen, such as soft hyphens: for substring search. */
export function fold(text: string): string {
  return (
    text
      // Putting many of them on one letter in order takes the square of their number.
      .replace(/\p{M}+/gu, '')
      .normalize('NFKD')
      .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
      .toLowerCase()
  );
}

/** Folded letters and digits only, so that spellings of a name or heading compare equal: `Valor (R$) unitário`, `valor_r_unitario`. */
export function foldName(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
