// The pages of tasks.
import type { Page } from '#kit/page.ts';
import { tasksAddresses } from './addresses.ts';

export const tasksPages: readonly Page[] = [
  {
    id: 36,
    target: 'tarefas',
    at: tasksAddresses.tasks,
    icon: 'check-square',
    titles: { pt: 'Tarefas', en: 'Tasks', fr: 'Tâches', de: 'Aufgaben' },
    also: 'afazeres pendências lista todo to-do à faire échéances Erledigungen',
    menu: { section: 'together', letter: 't' },
  },
];
