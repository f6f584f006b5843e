import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    orderNotifications: SourceTexts<typeof texts>;
  }
}

export const texts = {
  placed: '{{by}} fez o pedido {{number}}, de {{total}}.',
  withdrawn: '{{by}} cancelou o pedido {{number}}.',
  changed: {
    recebido: 'Seu pedido {{number}} foi recebido.',
    aprovado: 'Seu pedido {{number}} foi aprovado.',
    enviado: 'Seu pedido {{number}} foi enviado.',
    entregue: 'Seu pedido {{number}} foi entregue.',
    cancelado: 'Seu pedido {{number}} foi cancelado. Veja o motivo.',
    rejeitado: 'Seu pedido {{number}} foi rejeitado. Veja o motivo.',
  },
};
