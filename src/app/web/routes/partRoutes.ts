// Parts of the mail and tasks screens: the path selects what is shown, and the screen stays mounted.
import { createRoute } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { screenRoutes } from './screenRoutes.ts';

const { email, tasks } = screenRoutes;
const staticData = { access: needs.standard, isPart: true } as const;

const emailFolder = createRoute({ getParentRoute: () => email, path: '$folder', staticData });
const emailLabel = createRoute({ getParentRoute: () => email, path: 'label/$label', staticData });
const tasksFilter = createRoute({ getParentRoute: () => tasks, path: '$filter', staticData });
const tasksTag = createRoute({ getParentRoute: () => tasks, path: 'tag/$tag', staticData });

export const partRoutes = {
  email: email.addChildren([emailFolder, emailLabel]),
  tasks: tasks.addChildren([tasksFilter, tasksTag]),
};
