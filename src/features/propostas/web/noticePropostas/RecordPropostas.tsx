import { useQuery } from '@tanstack/react-query';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { PropostaLinks, propostasOf } from './PropostaLinks.tsx';

/** On the page of what came of a notice: the office's offers for it; nothing if there are none. */
export function RecordPropostas({ licitacao }: { licitacao: number }) {
  const t = useTexts('noticePropostas');
  const { data } = useQuery(propostasOf(licitacao));
  if (!data || data.total === 0) return null;
  return (
    <DetailCard title={t('title')}>
      <PropostaLinks {...data} licitacao={licitacao} />
    </DetailCard>
  );
}
