import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  placed: '{{by}} hat die Bestellung {{number}} über {{total}} aufgegeben.',
  withdrawn: '{{by}} hat die Bestellung {{number}} storniert.',
  changed: {
    recebido: 'Ihre Bestellung {{number}} ist eingegangen.',
    aprovado: 'Ihre Bestellung {{number}} wurde genehmigt.',
    enviado: 'Ihre Bestellung {{number}} wurde versandt.',
    entregue: 'Ihre Bestellung {{number}} wurde geliefert.',
    cancelado: 'Ihre Bestellung {{number}} wurde storniert. Der Grund steht in der Bestellung.',
    rejeitado: 'Ihre Bestellung {{number}} wurde abgelehnt. Der Grund steht in der Bestellung.',
  },
} satisfies TextsIn<'de', typeof source>;
