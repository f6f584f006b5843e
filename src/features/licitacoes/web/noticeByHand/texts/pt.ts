// Texts of the screens that say how notices are added; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    noticeByHand: SourceTexts<typeof texts>;
  }
}

export const texts = {
  add: 'Cadastro manual de licitações',
  edit: 'Edição manual de licitações',
  addHint: 'As licitações vêm dos arquivos importados. O cadastro manual ainda não está disponível.',
  editHint: 'Os dados desta licitação vêm da fonte e são atualizados a cada importação. A edição manual ainda não está disponível.',
  askAdmin: 'Para incluir ou corrigir uma licitação, fale com um administrador.',
  list: 'Ver licitações',
  notice: 'Ver esta licitação',
  import: 'Importar arquivo',
};
