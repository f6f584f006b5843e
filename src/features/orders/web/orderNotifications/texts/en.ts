import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  placed: '{{by}} placed order {{number}}, for {{total}}.',
  withdrawn: '{{by}} cancelled order {{number}}.',
  changed: {
    recebido: 'Your order {{number}} was received.',
    aprovado: 'Your order {{number}} was approved.',
    enviado: 'Your order {{number}} was shipped.',
    entregue: 'Your order {{number}} was delivered.',
    cancelado: 'Your order {{number}} was cancelled. See why.',
    rejeitado: 'Your order {{number}} was rejected. See why.',
  },
} satisfies TextsIn<'en', typeof source>;
