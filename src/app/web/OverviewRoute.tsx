// The screen together with the star by which a notice is followed.
import { Overview } from '#features/dashboards/web/Overview.tsx';
import { FollowStar } from '#features/follow/web/FollowStar.tsx';

const star = (item: number, name: string) => <FollowStar kind="licitacao" item={item} name={name} />;

export function OverviewRoute() {
  return <Overview star={star} />;
}
