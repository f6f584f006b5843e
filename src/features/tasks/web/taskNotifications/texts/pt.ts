import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    taskNotifications: SourceTexts<typeof texts>;
  }
}

export const texts = {
  given: '{{by}} atribuiu a você a tarefa “{{title}}”.',
  givenUntil: '{{by}} atribuiu a você a tarefa “{{title}}”, com vencimento em {{due}}.',
  givenMany_one: '{{by}} atribuiu a você {{figure}} tarefa “{{title}}”.',
  givenMany_many: '{{by}} atribuiu a você {{figure}} de tarefas “{{title}}”.',
  givenMany_other: '{{by}} atribuiu a você {{figure}} tarefas “{{title}}”.',
  returned: '{{by}} devolveu a tarefa “{{title}}”.',
  completed: '{{by}} concluiu a tarefa “{{title}}”.',
  due: 'A tarefa “{{title}}” vence hoje.',
  wasDue: 'A tarefa “{{title}}” venceu em {{due}}.',
};
