import { planNames } from '#kit/accountNames.ts';
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    pricing: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Planos e preços',
  lead: 'Escolha o plano que acompanha o tamanho da sua equipe. A escolha vale na hora, não gera cobrança e pode ser mudada quando quiser.',
  plans: 'Planos',
  period: 'Período de cobrança',
  monthly: 'Mensal',
  yearly: 'Anual',
  saveUp: 'Economize até {{percent}}',
  free: 'Grátis',
  perMonth: 'por mês',
  billed: '{{price}} por ano; você economiza {{saved}}',
  billedPlain: '{{price}} por ano',
  always: 'Sem custo, por tempo indeterminado',
  popular: 'Mais escolhido',
  current: 'Seu plano',
  currentIs: '{{plan}}, na sua conta',
  choose: 'Escolher {{plan}}',
  chosen: 'Seu plano agora é {{plan}}.',
  back: 'Seu plano anterior foi restaurado.',
  account: planNames.pt,
  questions: 'Perguntas frequentes',
  edit: {
    plan: 'Editar o plano {{plan}}',
    question: 'Editar a pergunta “{{question}}”',
    subtitle: 'Para quem é',
    monthlyPrice: 'Preço por mês',
    yearlyPrice: 'No plano anual, por mês',
    totalAnnual: 'No plano anual, por ano',
    benefits: 'O que inclui, um item por linha',
    isPopular: 'Mostrar como o mais escolhido',
    answer: 'Resposta',
    tooMany: 'No máximo {{most}} linhas, de até {{letters}} caracteres cada.',
  },
} as const;
