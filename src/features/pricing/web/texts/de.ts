import { planNames } from '#kit/accountNames.ts';
import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Tarife und Preise',
  lead: 'Wählen Sie den Tarif, der zu Ihrem Team passt. Er gilt sofort, wird nicht in Rechnung gestellt und lässt sich jederzeit ändern.',
  plans: 'Tarife',
  period: 'Abrechnungszeitraum',
  monthly: 'Monatlich',
  yearly: 'Jährlich',
  saveUp: 'Bis zu {{percent}} sparen',
  free: 'Kostenlos',
  perMonth: 'pro Monat',
  billed: '{{price}} pro Jahr; Sie sparen {{saved}}',
  billedPlain: '{{price}} pro Jahr',
  always: 'Kostenlos und unbefristet',
  popular: 'Am beliebtesten',
  current: 'Ihr Tarif',
  currentIs: '{{plan}}, in Ihrem Konto',
  choose: '{{plan}} wählen',
  chosen: 'Ihr Tarif ist jetzt {{plan}}.',
  back: 'Ihr vorheriger Tarif gilt wieder.',
  account: planNames.de,
  questions: 'Häufige Fragen',
  edit: {
    plan: 'Tarif {{plan}} bearbeiten',
    question: 'Frage „{{question}}“ bearbeiten',
    subtitle: 'Für wen',
    monthlyPrice: 'Preis pro Monat',
    yearlyPrice: 'Jahrestarif, pro Monat',
    totalAnnual: 'Jahrestarif, pro Jahr',
    benefits: 'Was er enthält, je eine Zeile',
    isPopular: 'Als beliebtesten anzeigen',
    answer: 'Antwort',
    tooMany: 'Höchstens {{most}} Zeilen mit je bis zu {{letters}} Zeichen.',
  },
} satisfies TextsIn<'de', typeof source>;
