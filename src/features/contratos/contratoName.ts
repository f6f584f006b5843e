/** `Contrato (termo inicial) 029/2025`: numbers of some bodies have their year already. */
export function contratoNumber({ numero, ano }: { numero: string; ano: number }): string {
  return numero.includes('/') || numero.endsWith(String(ano)) ? numero : `${numero}/${ano}`;
}
