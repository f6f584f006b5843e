// The records that imports write: they belong to other features, so the app provides them, by the topic that a run names as `destino`.
import { createContext, useCallback, useContext } from 'react';
import { type TextsName, useTexts } from '#kit/web/locale/i18n.ts';
import type { ImportedRecords, ImportedRecordTexts } from '#kit/web/sending/importedRecords.ts';

const Provided = createContext<Readonly<Record<string, ImportedRecords>>>({});
export const ImportedRecordsProvider = Provided.Provider;

export function useImportedRecords(): Readonly<Record<string, ImportedRecords>> {
  return useContext(Provided);
}

/** Words of one kind of records; empty when it is unknown. */
export type RecordWords = (key: keyof ImportedRecordTexts, values?: Record<string, string>) => string;

/** The words of the records with a topic. Suspends until all their catalogues are loaded. */
export function useRecordWords(): (topic: string) => RecordWords {
  const records = useImportedRecords();
  // The types know single catalogues only.
  const names = Object.values(records).map(({ texts }) => texts) as unknown as TextsName;
  const t = useTexts(names) as (key: string, values: Record<string, string> | undefined) => string;
  return useCallback(
    (topic) => {
      const ns = records[topic]?.texts;
      return (key, values) => (ns ? t(`${ns}:${key}`, values) : '');
    },
    [records, t],
  );
}
