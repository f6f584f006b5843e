import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    certidaoNotifications: SourceTexts<typeof texts>;
  }
}

export const texts = {
  expiring: '{{name}} vale só até {{day}}: renove antes da próxima sessão.',
};
