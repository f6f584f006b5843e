/** `029/2025`: the numbers of some bodies have their year already. */
export function recordNumber({ numero, ano }: { numero: string; ano: number }): string {
  return numero.includes('/') || numero.endsWith(String(ano)) ? numero : `${numero}/${ano}`;
}

/** What is typed without the word for what is looked for, before a number: `contrato nº 1151/2026`. Records need not have that word. */
export function withoutKind(typed: string, kind: string): string {
  return typed.replace(new RegExp(`(?<=^|\\s)${kind}\\s+(?=(?:n[º°o.]*\\s*)?\\d)`, 'i'), '');
}
