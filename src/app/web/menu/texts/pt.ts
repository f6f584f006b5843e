import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    menu: SourceTexts<typeof texts>;
  }
}

export const texts = {
  label: 'Menu principal',
  newTab: 'abre em nova aba',
  pin: 'Fixar o menu aberto',
  collapse: 'Recolher o menu',
  close: 'Fechar o menu',
  count: {
    mails_one: '{{figure}} e-mail não lido',
    mails_many: '{{figure}} e-mails não lidos',
    mails_other: '{{figure}} e-mails não lidos',
    messages_one: '{{figure}} mensagem não lida',
    messages_many: '{{figure}} mensagens não lidas',
    messages_other: '{{figure}} mensagens não lidas',
    tasks_one: '{{figure}} tarefa atrasada',
    tasks_many: '{{figure}} tarefas atrasadas',
    tasks_other: '{{figure}} tarefas atrasadas',
    runs_one: '{{figure}} importação pendente',
    runs_many: '{{figure}} importações pendentes',
    runs_other: '{{figure}} importações pendentes',
    notices_one: '{{figure}} licitação',
    notices_many: '{{figure}} licitações',
    notices_other: '{{figure}} licitações',
    newNotices_one: '{{figure}} licitação nova',
    newNotices_many: '{{figure}} licitações novas',
    newNotices_other: '{{figure}} licitações novas',
  },
};
