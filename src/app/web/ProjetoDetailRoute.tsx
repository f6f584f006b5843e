// The screen together with the reader's tasks about it, and the star by which a bill is followed.

import { lazy, Suspense } from 'react';
import { FollowControl } from '#features/follow/web/FollowControl.tsx';
import { useFollowKey } from '#features/follow/web/useFollowKey.ts';
import { ProjetoDetail } from '#features/projetosDeLei/web/ProjetoDetail.tsx';
import { loadTexts } from '#kit/web/i18n.ts';

const ThingTasks = lazy(async () => {
  const [{ ThingTasks: component }] = await Promise.all([
    import('#features/tasks/web/thingTasks/ThingTasks.tsx'),
    loadTexts('thingTasks', 'tasks'),
  ]);
  return { default: component };
});

const star = (item: number, name: string) => <FollowControl kind="projeto" item={item} name={name} />;
const tasks = (id: number) => (
  <Suspense>
    <ThingTasks thing={{ kind: 'projeto', id }} />
  </Suspense>
);

export function ProjetoDetailRoute() {
  useFollowKey();
  return <ProjetoDetail star={star} tasks={tasks} />;
}
