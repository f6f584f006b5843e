import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pricing: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Planos e preços',
} as const;
