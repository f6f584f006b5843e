// Words of atas for the screen of imports; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';
import type { RecordNameTexts } from '#kit/web/sending/importedRecords.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    ataImports: SourceTexts<typeof texts>;
  }
}

export const texts = {
  list: 'Ver atas',
  name: 'Ata',
} satisfies RecordNameTexts;
