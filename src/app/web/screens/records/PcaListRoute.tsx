// The list of items of annual plans, with how fresh it is.
import { PcaList } from '#features/pca/web/list/PcaList.tsx';
import { FreshnessSlot } from '../slots/FreshnessSlot.tsx';

export function PcaListRoute() {
  return <PcaList aside={<FreshnessSlot thing="pca" />} />;
}
