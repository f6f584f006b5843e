// Formats typed values: (61) 95550-0142 and 70160-900.

/** A telephone number with area code; a leading +55 is removed. */
export function mobileOf(typed: string): string {
  const all = typed.replace(/\D/g, '');
  const digits = (all.length > 11 && all.startsWith('55') ? all.slice(2) : all).slice(0, 11);
  const [area, rest] = [digits.slice(0, 2), digits.slice(2)];
  if (rest === '') return area === '' ? '' : `(${area}`;
  const split = rest.length > 8 ? 5 : 4;
  return rest.length > split ? `(${area}) ${rest.slice(0, split)}-${rest.slice(split)}` : `(${area}) ${rest}`;
}

export function cepOf(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}
