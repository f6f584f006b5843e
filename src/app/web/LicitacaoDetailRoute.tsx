// The screen together with the star by which a notice is followed.
import { FollowStar } from '#features/follow/web/FollowStar.tsx';
import { LicitacaoDetail } from '#features/licitacoes/web/LicitacaoDetail.tsx';

const star = (item: number, name: string) => <FollowStar kind="licitacao" item={item} name={name} />;

export function LicitacaoDetailRoute() {
  return <LicitacaoDetail star={star} />;
}
