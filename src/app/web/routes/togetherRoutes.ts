// Where people work together: mail, chat and tasks. What is shown of them is part of the path; its screen stays while that changes.
import { createRoute } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import type { chatSearch } from '#features/chat/web/chatSearch.ts';
import type { emailSearch } from '#features/email/web/emailSearch.ts';
import type { tasksSearch } from '#features/tasks/web/tasksSearch.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { readByScreen, screen, shell } from './frameRoutes.ts';

const part = { access: needs.standard, isPart: true } as const;

const email = createRoute({
  getParentRoute: () => shell,
  path: '/apps/email',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof emailSearch>,
  loader: () => loadTexts('email'),
  component: screen('EmailRoute'),
});
const emailFolder = createRoute({ getParentRoute: () => email, path: '$folder', staticData: part });
const emailLabel = createRoute({ getParentRoute: () => email, path: 'label/$label', staticData: part });

const chat = createRoute({
  getParentRoute: () => shell,
  path: '/apps/chat',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof chatSearch>,
  loader: () => loadTexts('chat'),
  component: screen('ChatScreen'),
});

const tasks = createRoute({
  getParentRoute: () => shell,
  path: '/apps/todo',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof tasksSearch>,
  loader: () => loadTexts('tasks'),
  component: screen('TasksRoute'),
});
const tasksFilter = createRoute({ getParentRoute: () => tasks, path: '$filter', staticData: part });
const tasksTag = createRoute({ getParentRoute: () => tasks, path: 'tag/$tag', staticData: part });

export const togetherRoutes = [email.addChildren([emailFolder, emailLabel]), chat, tasks.addChildren([tasksFilter, tasksTag])] as const;
