import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    calendar: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Calendário',
};
