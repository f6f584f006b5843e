/** `029/2025`: the numbers of some bodies have their year already. */
export function recordNumber({ numero, ano }: { numero: string; ano: number }): string {
  return numero.includes('/') || numero.endsWith(String(ano)) ? numero : `${numero}/${ano}`;
}
