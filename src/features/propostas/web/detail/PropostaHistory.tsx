import { BeforeAfter, ChangeRow } from '#kit/web/detail/history/ChangeRow.tsx';
import { History } from '#kit/web/detail/history/History.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from '../calls.ts';
import { useChangeWords } from '../useChangeWords.ts';

/** What was changed in an offer, by whom and when. */
export function PropostaHistory({ id }: { id: number }) {
  const t = useTexts('propostas');
  const common = useTexts('common');
  const words = useChangeWords();
  const params = { id };
  return (
    <History
      title={common('word.history')}
      none={t('history.none')}
      queryKey={calls.listChanges.key({ params })}
      fetchPage={(query, signal) => calls.listChanges.send({ params, query }, { signal })}
      changesOf={({ alteracoes }) => alteracoes}
      momentOf={({ alterada_em, quem }) => ({ at: alterada_em, origin: quem?.fullName ?? t('someone') })}
    >
      {(change) => {
        const { label, before, after } = words(change);
        return (
          <ChangeRow key={change.id} label={label}>
            {before ? <BeforeAfter before={before} after={after} /> : <strong>{after || common('history.empty')}</strong>}
          </ChangeRow>
        );
      }}
    </History>
  );
}
