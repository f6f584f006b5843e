import { planNames } from '#kit/accountNames.ts';
import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Formules et tarifs',
  lead: 'Choisissez la formule adaptée à votre équipe. Elle s’applique aussitôt, n’est pas facturée et se change à tout moment.',
  plans: 'Formules',
  period: 'Période de facturation',
  monthly: 'Mensuel',
  yearly: 'Annuel',
  saveUp: 'Jusqu’à {{percent}} d’économie',
  free: 'Gratuit',
  perMonth: 'par mois',
  billed: '{{price}} par an ; vous économisez {{saved}}',
  billedPlain: '{{price}} par an',
  always: 'Sans frais, sans limite de durée',
  popular: 'Le plus choisi',
  current: 'Votre formule',
  currentIs: '{{plan}}, sur votre compte',
  choose: 'Choisir {{plan}}',
  chosen: 'Votre formule est désormais {{plan}}.',
  back: 'Votre formule précédente est rétablie.',
  account: planNames.fr,
  questions: 'Questions fréquentes',
  edit: {
    plan: 'Modifier la formule {{plan}}',
    question: 'Modifier la question « {{question}} »',
    subtitle: 'Pour qui',
    monthlyPrice: 'Prix par mois',
    yearlyPrice: 'Formule annuelle, par mois',
    totalAnnual: 'Formule annuelle, par an',
    benefits: 'Ce qu’elle inclut, une ligne par avantage',
    isPopular: 'Afficher comme le plus choisi',
    answer: 'Réponse',
    tooMany: '{{most}} lignes au plus, de {{letters}} caractères chacune.',
  },
} satisfies TextsIn<'fr', typeof source>;
