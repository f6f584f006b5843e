import { clockInBrasilia } from '#kit/clock.ts';
import type { Language, LocalizedText } from '#kit/errors.ts';
import { csv } from '#kit/server/text/csv.ts';
import type { ListedOrder } from '../entities.ts';
import type { OrderState } from '../listQuery.ts';

const headers: Record<Language, string[]> = {
  pt: 'Número;Data;Situação;Comprador;Produtos;Peças;Primeiro produto;Total (R$)'.split(';'),
  en: 'Number;Date;Status;Buyer;Products;Items;First product;Total (BRL)'.split(';'),
  fr: 'Numéro;Date;Statut;Acheteur;Produits;Pièces;Premier produit;Total (BRL)'.split(';'),
  de: 'Nummer;Datum;Status;Käufer;Produkte;Stück;Erstes Produkt;Gesamtbetrag (BRL)'.split(';'),
};

const states: Record<OrderState, LocalizedText> = {
  recebido: { pt: 'Recebido', en: 'Received', fr: 'Reçue', de: 'Eingegangen' },
  aprovado: { pt: 'Aprovado', en: 'Approved', fr: 'Approuvée', de: 'Genehmigt' },
  enviado: { pt: 'Enviado', en: 'Shipped', fr: 'Expédiée', de: 'Versandt' },
  entregue: { pt: 'Entregue', en: 'Delivered', fr: 'Livrée', de: 'Geliefert' },
  cancelado: { pt: 'Cancelado', en: 'Cancelled', fr: 'Annulée', de: 'Storniert' },
  rejeitado: { pt: 'Rejeitado', en: 'Rejected', fr: 'Refusée', de: 'Abgelehnt' },
};

/** Orders as CSV with times in Brasília. */
export function exportOrders(some: AsyncIterable<ListedOrder[]>, language: Language): AsyncIterable<string> {
  async function* pages() {
    for await (const orders of some) yield orders.map((order) => toRow(order, language));
  }
  return csv(language, headers[language], pages());
}

function toRow({ number, placedAt, state, buyer, products, pieces, firstName, totalCents }: ListedOrder, language: Language) {
  const at = clockInBrasilia(new Date(placedAt)).slice(0, 19).replace('T', ' ');
  return [number, at, states[state][language], buyer, products, pieces, firstName, totalCents / 100];
}
