import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    orders: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Pedidos',
} as const;
