// A bill with the user's tasks about it, and the star that follows it.
import { FollowControl } from '#features/follow/web/FollowControl.tsx';
import { useFollowKey } from '#features/follow/web/useFollowKey.ts';
import { ProjetoDetail } from '#features/projetosDeLei/web/detail/ProjetoDetail.tsx';
import { ThingTasksSlot } from '../slots/ThingTasksSlot.tsx';

const star = (item: number, name: string) => <FollowControl kind="projeto" item={item} name={name} />;
const tasks = (id: number) => <ThingTasksSlot thing={{ kind: 'projeto', id }} />;

export function ProjetoDetailRoute() {
  useFollowKey();
  return <ProjetoDetail star={star} tasks={tasks} />;
}
