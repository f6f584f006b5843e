// Texts of the screen that says why a notice is not edited; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    noticeByHand: SourceTexts<typeof texts>;
  }
}

export const texts = {
  edit: 'Edição manual de licitações',
  editHint:
    'Esta licitação não foi cadastrada à mão por você. As que vêm de uma fonte são atualizadas a cada importação; as cadastradas à mão são editadas por quem as cadastrou e por administradores.',
  askAdmin: 'Para incluir ou corrigir uma licitação, fale com um administrador.',
  list: 'Ver licitações',
  notice: 'Ver esta licitação',
  import: 'Importar arquivo',
};
