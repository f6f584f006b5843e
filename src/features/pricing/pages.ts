// The pages of plans.
import type { Page } from '#kit/page.ts';
import { pricingAddresses } from './addresses.ts';

export const pricingPages: readonly Page[] = [
  {
    id: 46,
    target: 'pricing',
    at: pricingAddresses.pricing,
    icon: 'credit-card',
    titles: { pt: 'Planos e preços', en: 'Plans and pricing', fr: 'Formules et tarifs', de: 'Tarife und Preise' },
    also: 'assinatura mensal anual subscription monthly yearly abonnement mensuel annuel Abo monatlich jährlich',
    menu: { section: 'content' },
  },
];
