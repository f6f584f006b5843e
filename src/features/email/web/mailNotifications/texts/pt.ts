import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    mailNotifications: SourceTexts<typeof texts>;
  }
}

export const texts = {
  notSent: 'O e-mail “{{subject}}” não pôde ser enviado. Ele voltou aos rascunhos.',
  notSentNameless: 'Um e-mail sem assunto não pôde ser enviado. Ele voltou aos rascunhos.',
};
