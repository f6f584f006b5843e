// The screen together with the star by which a notice is followed.
import { FollowControl } from '#features/follow/web/FollowControl.tsx';
import { useFollowKey } from '#features/follow/web/useFollowKey.ts';
import { LicitacaoDetail } from '#features/licitacoes/web/LicitacaoDetail.tsx';

const star = (item: number, name: string) => <FollowControl kind="licitacao" item={item} name={name} />;

export function LicitacaoDetailRoute() {
  useFollowKey();
  return <LicitacaoDetail star={star} />;
}
