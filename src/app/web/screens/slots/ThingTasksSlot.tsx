// The user's tasks about a notice or bill, fetched after its page.

import { lazy, Suspense } from 'react';
import type { TaskThing } from '#features/tasks/entities.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';

const ThingTasks = lazy(async () => {
  const [{ ThingTasks: component }] = await Promise.all([
    import('#features/tasks/web/thingTasks/ThingTasks.tsx'),
    loadTexts('thingTasks', 'tasks'),
  ]);
  return { default: component };
});

export function ThingTasksSlot({ thing }: { thing: Pick<TaskThing, 'kind' | 'id'> }) {
  return (
    <Suspense>
      <ThingTasks thing={thing} />
    </Suspense>
  );
}
