import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    thingTasks: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Tarefas',
  add: 'Nova tarefa',
  none: 'Você não tem tarefas em aberto.',
  more_one: 'e mais {{figure}} tarefa',
  more_many: 'e mais {{figure}} de tarefas',
  more_other: 'e mais {{figure}} tarefas',
};
