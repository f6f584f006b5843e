/** `029/2025`: the numbers of some bodies have their year already. */
export function recordNumber({ numero, ano }: { numero: string; ano: number }): string {
  return numero.includes('/') || numero.endsWith(String(ano)) ? numero : `${numero}/${ano}`;
}

/**
 * What is typed without the words for what is looked for, before a number: `contrato nº 1151/2026`, `contratos administrativos: 12`. Records
 * need not have them.
 */
export function withoutKind(typed: string, kind: string): string {
  const named = `${kind}s?(?:[:\\s]+(?:administrativ[ao]s?|de\\s+registro\\s+de\\s+pre[cç]os?))?`;
  return typed.replace(new RegExp(`(?<=^|\\s)${named}[:\\s]+(?:n[uú]meros?[:\\s]+)?(?=(?:n[º°o.]*\\s*)?\\d)`, 'i'), '');
}
