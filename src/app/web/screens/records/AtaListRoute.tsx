// The list of atas de registro de preços, with how fresh it is.
import { AtaList } from '#features/atas/web/list/AtaList.tsx';
import { FreshnessSlot } from '../slots/FreshnessSlot.tsx';

export function AtaListRoute() {
  return <AtaList aside={<FreshnessSlot thing="atas" />} />;
}
