// A notice with the user's tasks about it, and the star that follows it.
import { FollowControl } from '#features/follow/web/FollowControl.tsx';
import { useFollowKey } from '#features/follow/web/useFollowKey.ts';
import { LicitacaoDetail } from '#features/licitacoes/web/detail/LicitacaoDetail.tsx';
import { ThingTasksSlot } from './ThingTasksSlot.tsx';

const star = (item: number, name: string) => <FollowControl kind="licitacao" item={item} name={name} />;
const tasks = (id: number) => <ThingTasksSlot thing={{ kind: 'licitacao', id }} />;

export function LicitacaoDetailRoute() {
  useFollowKey();
  return <LicitacaoDetail star={star} tasks={tasks} />;
}
