// The pages of the shop.
import type { Page } from '#kit/page.ts';
import { shopAddresses } from './addresses.ts';

export const shopPages: readonly Page[] = [
  {
    id: 37,
    target: 'loja',
    at: shopAddresses.shop,
    icon: 'shopping-bag',
    titles: { pt: 'Loja', en: 'Shop', fr: 'Boutique', de: 'Shop' },
    also: 'produtos comprar catálogo materiais products store buy supplies produits acheter catalogue Produkte kaufen Katalog Einkauf',
    menu: { section: 'purchases', letter: 'h' },
  },
  {
    id: 38,
    target: 'desejos',
    at: shopAddresses.wishlist,
    icon: 'heart',
    titles: { pt: 'Lista de desejos', en: 'Wishlist', fr: 'Liste d’envies', de: 'Wunschliste' },
    also: 'favoritos loja favourites shop favoris boutique Favoriten Merkzettel',
  },
];
