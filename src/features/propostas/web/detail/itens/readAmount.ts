export type Marks = { thousandSeparator: string; decimalSeparator: string };
/** What is wrong with what was typed. */
export type AmountFault = 'noNumber' | 'tooFine';

/**
 * Reads an amount as it is typed or pasted: «1.234,56», «R$ 8,5», «20 %», «,5»; a point is also a decimal mark where it does not part
 * thousands, and a space may part them in all languages.
 * @returns null if nothing was typed
 */
export function readAmount(typed: string, { thousandSeparator, decimalSeparator }: Marks, decimals: number): number | null | AmountFault {
  if (typed.trim() === '') return null;
  const text = typed
    .replace(/^\s*(-|−)?\s*R\$|%\s*$/g, '$1')
    .trim()
    .replace(/^−/, '-')
    .replace(/^-\s+/, '-');
  const byMark = new RegExp(`^-?[1-9]\\d{0,2}([${thousandSeparator}]\\d{3})+([${decimalSeparator}]\\d*)?$`);
  const bySpace = /^-?[1-9]\d{0,2}(\s\d{3})+([.,]\d*)?$/;
  const plain = byMark.test(text) ? text.replaceAll(thousandSeparator, '') : bySpace.test(text) ? text.replace(/\s/g, '') : text;
  const [, sign, whole = '', fraction = ''] = /^(-?)(?=[.,]?\d)(\d*)(?:[.,](\d*))?$/.exec(plain) ?? [];
  if (sign === undefined) return 'noNumber';
  const figures = fraction.replace(/0+$/, '');
  return figures.length > decimals ? 'tooFine' : Number(`${sign}${whole || '0'}.${figures || '0'}`);
}

/** The amount as it is typed. */
export function typedAmount(value: number | null, { decimalSeparator }: Marks): string {
  return value === null ? '' : String(value).replace('.', decimalSeparator);
}
