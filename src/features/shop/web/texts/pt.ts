import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    shop: SourceTexts<typeof texts>;
  }
}

export const texts = {
  cart: {
    title: 'Carrinho',
    open_one: 'Carrinho, {{count}} item',
    open_many: 'Carrinho, {{count}} itens',
    open_other: 'Carrinho, {{count}} itens',
    openEmpty: 'Carrinho, vazio',
    items_one: '{{count}} item',
    items_many: '{{count}} itens',
    items_other: '{{count}} itens',
    by: 'por {{brand}}',
    each: '{{price}} cada',
    qtyOf: 'Quantidade de {{name}}',
    remove: 'Remover do carrinho: {{name}}',
    removed: '{{name}} saiu do carrinho.',
    left_one: 'Resta só {{count}}: diminua a quantidade',
    left_many: 'Restam só {{count}}: diminua a quantidade',
    left_other: 'Restam só {{count}}: diminua a quantidade',
    gone: 'Não está mais à venda',
    soldOut: 'Esgotado',
    subtotal: 'Subtotal',
    checkout: 'Finalizar pedido',
    empty: 'Seu carrinho está vazio',
    emptyHint: 'Os produtos que você adicionar na loja aparecem aqui.',
    toShop: 'Ir para a loja',
  },
};
