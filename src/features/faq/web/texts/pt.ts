import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    faq: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Perguntas frequentes',
} as const;
