// The list of notices with the star that follows a notice.
import { FollowStar } from '#features/follow/web/FollowStar.tsx';
import { useFollowKey } from '#features/follow/web/useFollowKey.ts';
import { LicitacaoList } from '#features/licitacoes/web/list/LicitacaoList.tsx';

const star = (item: number, name: string) => <FollowStar kind="licitacao" item={item} name={name} />;

export function LicitacaoListRoute() {
  useFollowKey();
  return <LicitacaoList star={star} />;
}
