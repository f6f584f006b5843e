import type { SourceTexts } from '../../../locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    rowMenu: SourceTexts<typeof texts>;
  }
}

export const texts = {
  label: 'Ações da linha',
  open: 'Abrir',
  openInTab: 'Abrir em nova aba',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  select: 'Selecionar',
  deselect: 'Tirar da seleção',
};
