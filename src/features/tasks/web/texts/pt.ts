import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    tasks: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Tarefas',
};
