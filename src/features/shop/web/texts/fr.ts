import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  cart: {
    title: 'Panier',
    open_one: 'Panier, {{count}} article',
    open_many: 'Panier, {{count}} articles',
    open_other: 'Panier, {{count}} articles',
    openEmpty: 'Panier, vide',
    items_one: '{{count}} article',
    items_many: '{{count}} articles',
    items_other: '{{count}} articles',
    by: 'de {{brand}}',
    each: '{{price}} pièce',
    qtyOf: 'Quantité de {{name}}',
    remove: 'Retirer du panier : {{name}}',
    removed: '{{name}} a été retiré du panier.',
    left_one: 'Plus que {{count}} : réduisez la quantité',
    left_many: 'Plus que {{count}} : réduisez la quantité',
    left_other: 'Plus que {{count}} : réduisez la quantité',
    gone: 'N’est plus en vente',
    soldOut: 'Épuisé',
    subtotal: 'Sous-total',
    checkout: 'Passer la commande',
    empty: 'Votre panier est vide',
    emptyHint: 'Les produits que vous choisissez dans la boutique apparaissent ici.',
    toShop: 'Aller à la boutique',
  },
};
