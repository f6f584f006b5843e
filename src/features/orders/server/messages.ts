// Error messages of the order calls.
import type { LocalizedText } from '#kit/errors.ts';
import type { ReferenceFault } from '../payment.ts';

export const cartChanged: LocalizedText = {
  pt: 'O carrinho mudou desde que você o viu. Confira os produtos e as quantidades.',
  en: 'The cart has changed since you last saw it. Check the products and quantities.',
  fr: 'Le panier a changé depuis que vous l’avez vu. Vérifiez les produits et les quantités.',
  de: 'Der Warenkorb hat sich geändert, seit Sie ihn gesehen haben. Prüfen Sie Produkte und Mengen.',
};

export function productGone(name: string): LocalizedText {
  return {
    pt: `“${name}” não está mais à venda.`,
    en: `“${name}” is no longer on sale.`,
    fr: `« ${name} » n’est plus en vente.`,
    de: `„${name}“ wird nicht mehr verkauft.`,
  };
}

export function priceNow(name: string, price: number): LocalizedText {
  const money = (locale: string) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' }).format(price);
  return {
    pt: `O preço de “${name}” mudou: agora custa ${money('pt-BR')}.`,
    en: `The price of “${name}” has changed: it now costs ${money('en')}.`,
    fr: `Le prix de « ${name} » a changé : ${money('fr')} désormais.`,
    de: `Der Preis von „${name}“ hat sich geändert: Er beträgt jetzt ${money('de')}.`,
  };
}

export function soldOut(name: string, left: number): LocalizedText {
  if (left <= 0)
    return {
      pt: `“${name}” está esgotado.`,
      en: `“${name}” is sold out.`,
      fr: `« ${name} » est épuisé.`,
      de: `„${name}“ ist ausverkauft.`,
    };
  return {
    pt: left === 1 ? `De “${name}” resta só 1 unidade.` : `De “${name}” restam só ${left} unidades.`,
    en: `Only ${left} left of “${name}”.`,
    fr: `Il ne reste que ${left} « ${name} ».`,
    de: `Von „${name}“ ${left === 1 ? 'ist nur noch 1' : `sind nur noch ${left}`} da.`,
  };
}

export const wrongStep: LocalizedText = {
  pt: 'O pedido não pode mais passar para esta situação. Veja a situação atual.',
  en: 'The order can no longer be moved to this status. Check its current status.',
  fr: 'La commande ne peut plus passer à ce statut. Vérifiez où elle en est.',
  de: 'Die Bestellung kann diesen Status nicht mehr erhalten. Prüfen Sie ihren aktuellen Status.',
};

export const noReason: LocalizedText = {
  pt: 'informe o motivo: ele será mostrado a quem fez o pedido',
  en: 'give the reason: it is shown to the person who placed the order',
  fr: 'indiquez le motif : la personne qui a commandé le lira',
  de: 'nennen Sie den Grund: Die bestellende Person kann ihn lesen',
};

export const referenceFaults: Record<ReferenceFault, LocalizedText> = {
  missing: { pt: 'é obrigatório', en: 'is required', fr: 'est obligatoire', de: 'ist erforderlich' },
  empenho: {
    pt: 'deve ser o número de um empenho, como 2026NE000123',
    en: 'must be a commitment number, such as 2026NE000123',
    fr: 'doit être le numéro d’un engagement, comme 2026NE000123',
    de: 'muss die Nummer einer Mittelbindung sein, etwa 2026NE000123',
  },
  document: {
    pt: 'deve ser um CPF ou CNPJ válido',
    en: 'must be a valid CPF or CNPJ',
    fr: 'doit être un CPF ou CNPJ valide',
    de: 'muss eine gültige CPF- oder CNPJ-Nummer sein',
  },
  pixKey: {
    pt: 'deve ser uma chave Pix: e-mail, celular com +55, CPF, CNPJ ou chave aleatória',
    en: 'must be a Pix key: email, mobile with +55, CPF, CNPJ or random key',
    fr: 'doit être une clé Pix : e-mail, mobile avec +55, CPF, CNPJ ou clé aléatoire',
    de: 'muss ein Pix-Schlüssel sein: E-Mail, Mobilnummer mit +55, CPF, CNPJ oder Zufallsschlüssel',
  },
  short: {
    pt: 'deve ter ao menos três letras ou números',
    en: 'must have at least three letters or digits',
    fr: 'doit compter au moins trois lettres ou chiffres',
    de: 'muss mindestens drei Buchstaben oder Ziffern haben',
  },
  card: {
    pt: 'parece o número de um cartão, que não pedimos nem guardamos',
    en: 'looks like a card number, which we neither ask for nor store',
    fr: 'ressemble au numéro d’une carte, que nous ne demandons ni ne gardons',
    de: 'sieht aus wie eine Kartennummer, nach der wir weder fragen noch sie speichern',
  },
};
