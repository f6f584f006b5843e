/** Hash of the address for the card of items. */
export const ITENS = 'itens';
