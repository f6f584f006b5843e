import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    charts: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Gráfico',
} as const;
