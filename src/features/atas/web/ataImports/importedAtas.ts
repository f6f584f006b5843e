import { IconClipboardList } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { type ImportedRecords, withoutParts } from '#kit/web/sending/importedRecords.ts';

/** Atas, for the screen of imports. */
export const importedAtas: ImportedRecords = {
  ...withoutParts,
  texts: 'ataImports',
  Icon: IconClipboardList,
  listOf: (importacao) => linkOptions({ to: '/atas', search: { importacao } }),
};
