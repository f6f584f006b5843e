// The screen together with the star by which a bill is followed.
import { FollowStar } from '#features/follow/web/FollowStar.tsx';
import { ProjetoDetail } from '#features/projetosDeLei/web/ProjetoDetail.tsx';

const star = (item: number, name: string) => <FollowStar kind="projeto" item={item} name={name} />;

export function ProjetoDetailRoute() {
  return <ProjetoDetail star={star} />;
}
