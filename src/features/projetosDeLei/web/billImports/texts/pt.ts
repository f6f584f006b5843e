// Words of bills for the screen of imports; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';
import type { ImportedRecordTexts } from '#kit/web/sending/importedRecords.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    billImports: SourceTexts<typeof texts>;
  }
}

export const texts = {
  list: 'Ver projetos de lei',
  name: 'Projeto',
  of: 'do projeto {{key}}',
  choose: 'Escolha o projeto de lei destes registros.',
  label: 'Projeto de lei destes registros',
  hint: 'O arquivo não informa a que projeto pertence.',
  placeholder: 'Busque por número, ementa ou autor',
  byKey: 'Usar este código. Se o projeto ainda não foi importado, os registros aguardam por ele.',
  chosen: 'Escolhido',
  noKey: 'Registros deste tipo são da Câmara; este projeto é do Senado.',
  nothing: 'Nenhum projeto com estas palavras',
  notHere: 'ainda não foi importado; os registros aguardam por ele.',
} satisfies ImportedRecordTexts;
