// The screen together with the star by which a bill is followed.
import { FollowControl } from '#features/follow/web/FollowControl.tsx';
import { useFollowKey } from '#features/follow/web/useFollowKey.ts';
import { ProjetoDetail } from '#features/projetosDeLei/web/ProjetoDetail.tsx';

const star = (item: number, name: string) => <FollowControl kind="projeto" item={item} name={name} />;

export function ProjetoDetailRoute() {
  useFollowKey();
  return <ProjetoDetail star={star} />;
}
