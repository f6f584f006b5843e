// The list of contracts, with how fresh it is.
import { ContratoList } from '#features/contratos/web/list/ContratoList.tsx';
import { FreshnessSlot } from '../slots/FreshnessSlot.tsx';

export function ContratoListRoute() {
  return <ContratoList aside={<FreshnessSlot thing="contratos" />} />;
}
