// The part of a notice's address that names one of its items: #item-12

export const itemHash = (numero: number) => `item-${numero}`;

/** The number of the item that is named; null if none is. */
export function itemOfHash(hash: string): number | null {
  const [, numero] = /^item-([1-9]\d{0,5})$/.exec(hash) ?? [];
  return numero ? Number(numero) : null;
}
