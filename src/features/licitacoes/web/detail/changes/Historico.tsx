import { History } from '#kit/web/detail/history/History.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { fontes } from '../../../fontes.ts';
import { calls } from '../../calls.ts';
import { isOneOf } from '../../list/isOneOf.ts';
import { Change } from './Change.tsx';

/** Changes of a notice by imports. */
export function Historico({ id }: { id: number }) {
  const t = useTexts('detail');
  const tNotices = useTexts('licitacoes');
  const common = useTexts('common');
  return (
    <History
      title={common('word.history')}
      none={t('historico.none')}
      queryKey={calls.listChanges.key({ params: { id } })}
      fetchPage={(query, signal) => calls.listChanges.send({ params: { id }, query }, { signal })}
      changesOf={({ alteracoes }) => alteracoes}
      momentOf={({ alterada_em, fonte, arquivo, por }) => ({
        at: alterada_em,
        origin: [isOneOf(fontes, fonte) ? tNotices(`fonte.${fonte}`) : fonte, arquivo, por].filter(Boolean).join(' · '),
      })}
    >
      {(change) => <Change key={change.id} change={change} />}
    </History>
  );
}
