import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    knowledgeBase: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Base de conhecimento',
} as const;
