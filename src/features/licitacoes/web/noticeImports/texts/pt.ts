// Words of notices for the screen of imports; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';
import type { ImportedRecordTexts } from '#kit/web/sending/importedRecords.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    noticeImports: SourceTexts<typeof texts>;
  }
}

export const texts = {
  list: 'Ver licitações',
  name: 'Licitação',
  of: 'de {{key}}',
  choose: 'Escolha a licitação destes registros.',
  label: 'Licitação destes registros',
  hint: 'O arquivo não informa a que licitação pertence.',
  placeholder: 'Busque por objeto, órgão ou número',
  byKey: 'Usar este número de controle. Se a licitação ainda não foi importada, os registros aguardam por ela.',
  chosen: 'Escolhida',
  noKey: 'Esta licitação não tem número de controle do PNCP.',
  nothing: 'Nenhuma licitação com estas palavras',
  notHere: 'ainda não foi importada; os registros aguardam por ela.',
  ignored: 'Os ignorados pertencem a licitações que foram excluídas.',
  removed: 'Ver as excluídas',
} satisfies ImportedRecordTexts;
