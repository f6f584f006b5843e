// The groups and the demo questions in every language.
import type { Language } from '#kit/errors.ts';
import { builtInTexts } from '#kit/server/text/builtInTexts.ts';
import { formattedTextOf } from '#kit/server/text/submittedText.ts';
import type { FaqKey } from '../contract.ts';
import { demoQuestions as de } from './demo/de.ts';
import { demoQuestions as en } from './demo/en.ts';
import { demoQuestions as fr } from './demo/fr.ts';
import { demoQuestions as pt } from './demo/pt.ts';
import { readQuestion } from './writing.ts';

type Title = { title: string; subtitle: string };
const groups: Record<Language, Record<FaqKey, Title>> = {
  pt: {
    payment: { title: 'Pagamento', subtitle: 'Empenho, prazos e nota fiscal' },
    delivery: { title: 'Entrega', subtitle: 'Frete, prazos e recebimento' },
    cancellationReturn: { title: 'Cancelamento e troca', subtitle: 'Cancelar, trocar, devolver' },
    myOrders: { title: 'Meus pedidos', subtitle: 'Acompanhar os pedidos feitos' },
    productServices: { title: 'Produtos e serviços', subtitle: 'Licitações, importação e alertas' },
  },
  en: {
    payment: { title: 'Payment', subtitle: 'Budget commitments, due dates and invoices' },
    delivery: { title: 'Delivery', subtitle: 'Shipping, lead times and receipt' },
    cancellationReturn: { title: 'Cancellations and returns', subtitle: 'Cancel, exchange, send back' },
    myOrders: { title: 'My orders', subtitle: 'Following the orders you have placed' },
    productServices: { title: 'Products and services', subtitle: 'Notices, imports and alerts' },
  },
  fr: {
    payment: { title: 'Paiement', subtitle: 'Engagement, échéances et facture' },
    delivery: { title: 'Livraison', subtitle: 'Frais de port, délais et réception' },
    cancellationReturn: { title: 'Annulation et échange', subtitle: 'Annuler, échanger, retourner' },
    myOrders: { title: 'Mes commandes', subtitle: 'Suivre les commandes passées' },
    productServices: { title: 'Produits et services', subtitle: 'Appels d’offres, importation et alertes' },
  },
  de: {
    payment: { title: 'Bezahlung', subtitle: 'Mittelbindung, Fristen und Rechnung' },
    delivery: { title: 'Lieferung', subtitle: 'Versand, Lieferzeiten und Annahme' },
    cancellationReturn: { title: 'Stornierung und Umtausch', subtitle: 'Stornieren, umtauschen, zurückgeben' },
    myOrders: { title: 'Meine Bestellungen', subtitle: 'Den Stand von Bestellungen verfolgen' },
    productServices: { title: 'Produkte und Dienste', subtitle: 'Ausschreibungen, Import und Benachrichtigungen' },
  },
};
export const groupTexts = builtInTexts((language) => groups[language]);

const questions: Record<Language, typeof pt> = { pt, en, fr, de };
export const questionTexts = builtInTexts((language) =>
  Object.fromEntries(
    Object.values(questions[language]).flatMap((group) =>
      Object.entries(group).map(([key, [question, ...paragraphs]]) => {
        const html = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
        return [key, readQuestion({ question }, formattedTextOf(html), language)];
      }),
    ),
  ),
);
