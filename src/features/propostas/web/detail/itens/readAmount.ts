export type Marks = { thousandSeparator: string; decimalSeparator: string };
/** What is wrong with what was typed. */
export type AmountFault = 'noNumber' | 'tooFine';

/**
 * Reads an amount as it is typed or pasted: «1.234,56», «R$ 8,5», «20 %»; a point is also a decimal mark where it does not part thousands.
 * @returns null if nothing was typed
 */
export function readAmount(typed: string, { thousandSeparator, decimalSeparator }: Marks, decimals: number): number | null | AmountFault {
  const text = typed.replace(/^\s*R\$|%\s*$|\s/g, '');
  if (text === '') return null;
  const isGrouped = new RegExp(`^-?[1-9]\\d{0,2}([${thousandSeparator}]\\d{3})+([${decimalSeparator}]\\d*)?$`).test(text);
  const plain = isGrouped ? text.replaceAll(thousandSeparator, '') : text;
  const [, whole, fraction = ''] = /^(-?\d+)(?:[.,](\d*))?$/.exec(plain) ?? [];
  if (whole === undefined) return 'noNumber';
  const figures = fraction.replace(/0+$/, '');
  return figures.length > decimals ? 'tooFine' : Number(`${whole}.${figures || '0'}`);
}

/** The amount as it is typed. */
export function typedAmount(value: number | null, { decimalSeparator }: Marks): string {
  return value === null ? '' : String(value).replace('.', decimalSeparator);
}
