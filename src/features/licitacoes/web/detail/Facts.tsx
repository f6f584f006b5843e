import { FactsCard } from '#kit/web/detail/FactsCard.tsx';
import { factsOf } from '#kit/web/detail/factsOf.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { LicitacaoDetail } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import { useFieldText } from './useFieldText.ts';

/** What `fields.ts` shows as facts; órgão and place are in the page's header. */
export function Facts({ licitacao }: { licitacao: LicitacaoDetail }) {
  const t = useTexts('licitacoes');
  return <FactsCard title={t('detail.facts')} facts={factsOf(licitacaoFields, licitacao, useFieldText())} />;
}
