import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    blog: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Blog',
} as const;
