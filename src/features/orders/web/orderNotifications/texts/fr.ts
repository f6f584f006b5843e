import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  placed: '{{by}} a passé la commande {{number}}, de {{total}}.',
  withdrawn: '{{by}} a annulé la commande {{number}}.',
  changed: {
    recebido: 'Votre commande {{number}} a été reçue.',
    aprovado: 'Votre commande {{number}} a été approuvée.',
    enviado: 'Votre commande {{number}} a été expédiée.',
    entregue: 'Votre commande {{number}} a été livrée.',
    cancelado: 'Votre commande {{number}} a été annulée. Consultez le motif.',
    rejeitado: 'Votre commande {{number}} a été refusée. Consultez le motif.',
  },
} satisfies TextsIn<'fr', typeof source>;
