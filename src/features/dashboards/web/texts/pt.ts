import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dashboards: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Visão geral',
} as const;
