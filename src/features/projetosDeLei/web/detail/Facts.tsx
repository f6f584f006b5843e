import { FactsCard } from '#kit/web/detail/FactsCard.tsx';
import { factsOf } from '#kit/web/detail/factsOf.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ProjetoDetail } from '../../entities.ts';
import { projetoFields } from '../../fields.ts';
import { useFieldText } from './useFieldText.ts';

/** What `fields.ts` shows as facts. */
export function Facts({ projeto }: { projeto: ProjetoDetail }) {
  const t = useTexts('projetosDeLei');
  const { tipo, tipo_nome } = projeto;
  const named = { ...projeto, tipo: tipo_nome && tipo_nome !== tipo ? `${tipo_nome} (${tipo})` : tipo };
  return <FactsCard title={t('detail.facts')} facts={factsOf(projetoFields, named, useFieldText())} />;
}
