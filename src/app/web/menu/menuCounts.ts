// Figures beside entries of the menu. Each is a query that its feature's events refetch.
import { useQuery } from '@tanstack/react-query';
import { chatUnseen } from '#features/chat/counted.ts';
import { emailMeta } from '#features/email/counted.ts';
import { importacoes } from '#features/importacoes/contract.ts';
import { openStates } from '#features/importacoes/entities.ts';
import { licitacoes } from '#features/licitacoes/contract.ts';
import { taskCounts } from '#features/tasks/counted.ts';
import type { TextKey } from '#kit/web/locale/i18n.ts';
import { api } from '#kit/web/request/api.ts';

const notices = api('licitacoes', licitacoes);
const runs = api('importacoes', importacoes);
const mails = api('email', emailMeta);
const chats = api('chat', chatUnseen);
const todo = api('tasks', taskCounts);

export type Count = {
  /** Reads the figure; undefined until it is known. */
  useFigure(): number | undefined;
  /** What the figure counts, in words. */
  label: TextKey<'menu'>;
};

/** How many notices stand in a status. */
function noticesIn(status: 'aberta' | 'andamento' | 'fechada'): Count {
  return {
    label: 'count.notices',
    // Asked as the list without filters asks, so that both share one answer.
    useFigure: () => useQuery({ ...notices.count.query({ query: { q: '' } }), select: (counts) => counts[status] }).data,
  };
}

const openRuns: Count = {
  label: 'count.runs',
  useFigure: () => useQuery(runs.list.query({ query: { estado: [...openStates], perPage: 1 } })).data?.total,
};

const unreadMails: Count = {
  label: 'count.mails',
  useFigure: () => useQuery(mails.meta.query()).data?.inbox,
};

const unseenMessages: Count = {
  label: 'count.messages',
  useFigure: () => useQuery(chats.unseen.query()).data?.unseen,
};

const lateTasks: Count = {
  label: 'count.tasks',
  useFigure: () => useQuery(todo.counts.query()).data?.overdue,
};

/** By the target of the page. */
export const menuCounts: Partial<Record<string, Count>> = {
  abertas: noticesIn('aberta'),
  andamento: noticesIn('andamento'),
  fechadas: noticesIn('fechada'),
  importar: openRuns,
  email: unreadMails,
  chat: unseenMessages,
  tarefas: lateTasks,
};
