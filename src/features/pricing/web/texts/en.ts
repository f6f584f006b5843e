import { planNames } from '#kit/accountNames.ts';
import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Plans and pricing',
  lead: 'Choose the plan that fits your team. It takes effect immediately, costs nothing and can be changed whenever you like.',
  plans: 'Plans',
  period: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  saveUp: 'Save up to {{percent}}',
  free: 'Free',
  perMonth: 'per month',
  billed: '{{price}} per year; you save {{saved}}',
  billedPlain: '{{price}} per year',
  always: 'Free of charge, for as long as you like',
  popular: 'Most popular',
  current: 'Your plan',
  currentIs: '{{plan}}, on your account',
  choose: 'Choose {{plan}}',
  chosen: 'Your plan is now {{plan}}.',
  back: 'Your previous plan was restored.',
  account: planNames.en,
  questions: 'Frequently asked questions',
  edit: {
    plan: 'Edit the plan {{plan}}',
    question: 'Edit the question “{{question}}”',
    subtitle: 'Who it is for',
    monthlyPrice: 'Price per month',
    yearlyPrice: 'Yearly plan, per month',
    totalAnnual: 'Yearly plan, per year',
    benefits: 'What it includes, one item per line',
    isPopular: 'Show as the most popular',
    answer: 'Answer',
    tooMany: 'At most {{most}} lines of up to {{letters}} characters each.',
  },
} satisfies TextsIn<'en', typeof source>;
