import { fieldsByChange } from '#kit/recordFields.ts';
import { BeforeAfter, ChangeRow } from '#kit/web/detail/history/ChangeRow.tsx';
import { History } from '#kit/web/detail/history/History.tsx';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import type { ProjetoAlteracao } from '../../entities.ts';
import { projetoFields } from '../../fields.ts';
import { calls } from '../calls.ts';
import { useFieldText } from './useFieldText.ts';

const fields = fieldsByChange(projetoFields);

/** Changes of a bill by imports. */
export function Historico({ id }: { id: number }) {
  const t = useTexts('projetosDeLei');
  return (
    <History
      title={t('historico.title')}
      none={t('historico.none')}
      queryKey={calls.listChanges.key({ params: { id } })}
      fetchPage={(query, signal) => calls.listChanges.send({ params: { id }, query }, { signal })}
      changesOf={({ alteracoes }) => alteracoes}
      momentOf={({ alterada_em }) => ({ at: alterada_em })}
    >
      {(change) => <Change key={change.id} change={change} />}
    </History>
  );
}

function Change({ change: { campo, antes, depois } }: { change: ProjetoAlteracao }) {
  const language = useLanguage();
  const text = useFieldText();
  const field = fields.get(campo);
  const words = (value: string | null) => (value ? text(value, field?.kind ?? 'text') : '');
  const isNewStep = campo === 'tramitacao' && !antes;
  return (
    <ChangeRow label={field?.label[language] ?? campo}>
      {isNewStep ? <strong>{words(depois)}</strong> : <BeforeAfter before={words(antes)} after={words(depois)} />}
    </ChangeRow>
  );
}
