// The list of bills with the star that follows a bill.
import { RowStar } from '#features/follow/web/listMarks.tsx';
import { useFollowKey } from '#features/follow/web/useFollowKey.ts';
import { ProjetoList } from '#features/projetosDeLei/web/list/ProjetoList.tsx';
import { FreshnessSlot } from '../slots/FreshnessSlot.tsx';

const star = (item: number, name: string) => <RowStar kind="projeto" item={item} name={name} />;

export function ProjetoListRoute() {
  useFollowKey();
  return <ProjetoList aside={<FreshnessSlot thing="projeto" />} star={star} />;
}
