import { IconFileCheck } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { type ImportedRecords, withoutParts } from '#kit/web/sending/importedRecords.ts';

/** Contracts, for the screen of imports. */
export const importedContracts: ImportedRecords = {
  ...withoutParts,
  texts: 'contractImports',
  Icon: IconFileCheck,
  listOf: (importacao) => linkOptions({ to: '/contratos', search: { importacao } }),
};
