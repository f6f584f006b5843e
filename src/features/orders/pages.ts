// The pages of orders.
import type { Page } from '#kit/page.ts';
import { ordersAddresses } from './addresses.ts';

export const ordersPages: readonly Page[] = [
  {
    id: 39,
    target: 'carrinho',
    at: ordersAddresses.checkout,
    icon: 'shopping-cart',
    titles: { pt: 'Finalizar pedido', en: 'Checkout', fr: 'Finaliser la commande', de: 'Bestellung abschließen' },
    also: 'carrinho pagamento entrega cart basket payment panier paiement livraison Kasse Warenkorb Bezahlung Lieferung',
  },
  {
    id: 40,
    target: 'pedidos',
    at: ordersAddresses.orderList,
    icon: 'package',
    titles: { pt: 'Meus pedidos', en: 'My orders', fr: 'Mes commandes', de: 'Meine Bestellungen' },
    also: 'compras entregas loja purchases deliveries achats livraisons Einkäufe Lieferungen',
    menu: { section: 'purchases', letter: 'k' },
  },
];
