import { IconTargetArrow } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { type ImportedRecords, withoutParts } from '#kit/web/sending/importedRecords.ts';

/** Annual plans, for the screen of imports. */
export const importedPlans: ImportedRecords = {
  ...withoutParts,
  texts: 'planImports',
  Icon: IconTargetArrow,
  listOf: (importacao) => linkOptions({ to: '/pca', search: { importacao } }),
};
