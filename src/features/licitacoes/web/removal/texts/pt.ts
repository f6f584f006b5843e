// Texts of removing notices and of undoing that; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    removal: SourceTexts<typeof texts>;
  }
}

export const texts = {
  remove: {
    title: 'Excluir {{modalidade}} {{numero}}?',
    body: 'Ela sai da lista de todos os usuários e não será importada de novo. Você pode desfazer por dez minutos.',
    done: 'Licitação {{numero}} excluída.',
    restored: 'Licitação {{numero}} restaurada.',
  },
  removed: {
    title: 'Licitações excluídas',
    note: 'Estas licitações não são importadas de novo. A exclusão pode ser desfeita em até dez minutos; depois disso, só o número de controle fica guardado.',
    none: 'Nenhuma licitação foi excluída.',
    notice: 'Esta licitação foi excluída em {{when}}.',
    noticeBy: 'Esta licitação foi excluída em {{when}} por {{who}}.',
    when: 'Excluída em {{when}}',
    whenBy: 'Excluída em {{when}} por {{who}}',
    until: 'Pode ser desfeita até {{when}}.',
    forGood: 'Não pode mais ser desfeita, e a licitação não será importada de novo.',
    undo: 'Desfazer a exclusão de {{numero}}',
  },
};
