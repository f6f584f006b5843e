// The screen together with the star by which a notice is followed.
import { FollowStar } from '#features/follow/web/FollowStar.tsx';
import { LicitacaoList } from '#features/licitacoes/web/LicitacaoList.tsx';

const star = (item: number, name: string) => <FollowStar kind="licitacao" item={item} name={name} />;

export function LicitacaoListRoute() {
  return <LicitacaoList star={star} />;
}
