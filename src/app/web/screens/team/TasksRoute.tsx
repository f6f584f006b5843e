// The tasks with the page's nonce, which the style elements of drag and drop need.
import { TasksScreen } from '#features/tasks/web/TasksScreen.tsx';
import { styleNonce } from '../../styleNonce.ts';

export function TasksRoute() {
  return <TasksScreen nonce={styleNonce()} />;
}
