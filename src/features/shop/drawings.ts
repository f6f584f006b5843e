/** The drawings of the shop, one for each demo product: file names in public/shop. */
export const drawings = [
  ...(['papel-sulfite', 'caneta', 'caixa-de-arquivo', 'cadeira', 'mesa', 'armario', 'notebook', 'monitor', 'teclado-e-mouse'] as const),
  ...(['impressora', 'toner', 'etiquetas', 'detergente', 'papel-toalha', 'carro-de-limpeza', 'mascara', 'luvas', 'termometro'] as const),
  ...(['cafe', 'purificador', 'copos', 'extintor', 'capacete', 'luminaria', 'lampadas', 'tinta', 'ferramentas'] as const),
] as const;
export type Drawing = (typeof drawings)[number];

/** URL of a drawing. */
export function addressOfDrawing(drawing: string): string {
  return `/shop/${drawing}.svg`;
}
