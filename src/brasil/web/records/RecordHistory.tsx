import type { RecordChange } from '#brasil/publicRecords.ts';
import { type Field, fieldsByChange } from '#kit/recordFields.ts';
import { BeforeAfter, ChangeRow } from '#kit/web/detail/history/ChangeRow.tsx';
import { History } from '#kit/web/detail/history/History.tsx';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import { useRecordText } from './useRecordText.ts';

type Page = { alteracoes: RecordChange[]; total: number };

type RecordHistoryProps<Name extends string> = {
  title: string;
  none: string;
  fields: Readonly<Record<Name, Field<Name, string>>>;
  queryKey: readonly unknown[];
  fetchPage: (query: { page: number; perPage: number }, signal: AbortSignal) => Promise<Page>;
};

/** Changes of a record by imports. */
export function RecordHistory<Name extends string>({ title, none, fields, queryKey, fetchPage }: RecordHistoryProps<Name>) {
  const language = useLanguage();
  const text = useRecordText();
  const byChange = fieldsByChange(fields);
  return (
    <History
      title={title}
      none={none}
      queryKey={queryKey}
      fetchPage={fetchPage}
      changesOf={({ alteracoes }) => alteracoes}
      momentOf={({ alterada_em }) => ({ at: alterada_em })}
    >
      {({ id, campo, antes, depois }) => {
        const field = byChange.get(campo);
        const words = (value: string | null) => (value ? text(value, field?.kind ?? 'text') : '');
        return (
          <ChangeRow key={id} label={field?.label[language] ?? campo}>
            <BeforeAfter before={words(antes)} after={words(depois)} />
          </ChangeRow>
        );
      }}
    </History>
  );
}
