import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    cards: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Painel de análises',
} as const;
