import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    catalogue: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Loja',
} as const;
