import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  cart: {
    title: 'Warenkorb',
    open_one: 'Warenkorb, {{count}} Artikel',
    open_other: 'Warenkorb, {{count}} Artikel',
    openEmpty: 'Warenkorb, leer',
    items_one: '{{count}} Artikel',
    items_other: '{{count}} Artikel',
    by: 'von {{brand}}',
    each: 'je {{price}}',
    qtyOf: 'Menge von {{name}}',
    remove: 'Aus dem Warenkorb entfernen: {{name}}',
    removed: '{{name}} wurde aus dem Warenkorb entfernt.',
    left_one: 'Nur noch {{count}} vorrätig: Verringern Sie die Menge',
    left_other: 'Nur noch {{count}} vorrätig: Verringern Sie die Menge',
    gone: 'Wird nicht mehr verkauft',
    soldOut: 'Ausverkauft',
    subtotal: 'Zwischensumme',
    checkout: 'Zur Kasse',
    empty: 'Ihr Warenkorb ist leer',
    emptyHint: 'Produkte, die Sie im Shop auswählen, erscheinen hier.',
    toShop: 'Zum Shop',
  },
};
