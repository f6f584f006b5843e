// The screen together with the reader's tasks about it, and the star by which a notice is followed.

import { lazy, Suspense } from 'react';
import { FollowControl } from '#features/follow/web/FollowControl.tsx';
import { useFollowKey } from '#features/follow/web/useFollowKey.ts';
import { LicitacaoDetail } from '#features/licitacoes/web/LicitacaoDetail.tsx';
import { loadTexts } from '#kit/web/i18n.ts';

const ThingTasks = lazy(async () => {
  const [{ ThingTasks: component }] = await Promise.all([
    import('#features/tasks/web/thingTasks/ThingTasks.tsx'),
    loadTexts('thingTasks', 'tasks'),
  ]);
  return { default: component };
});

const star = (item: number, name: string) => <FollowControl kind="licitacao" item={item} name={name} />;
const tasks = (id: number) => (
  <Suspense>
    <ThingTasks thing={{ kind: 'licitacao', id }} />
  </Suspense>
);

export function LicitacaoDetailRoute() {
  useFollowKey();
  return <LicitacaoDetail star={star} tasks={tasks} />;
}
