// What an account may do in each area, derived from the `access` of the calls, which the server enforces.
import { audit } from '#features/audit/contract.ts';
import { blog } from '#features/blog/contract.ts';
import { calendar } from '#features/calendar/contract.ts';
import { certidoes } from '#features/certidoes/contract.ts';
import { dns } from '#features/dns/contract.ts';
import { email, emailWriting } from '#features/email/contract.ts';
import { faq } from '#features/faq/contract.ts';
import { follow } from '#features/follow/contract.ts';
import { importacoes } from '#features/importacoes/contract.ts';
import { knowledgeBase } from '#features/knowledgeBase/contract.ts';
import { licitacoes } from '#features/licitacoes/contract.ts';
import { orders } from '#features/orders/contract.ts';
import { outbox } from '#features/outbox/contract.ts';
import { pricing } from '#features/pricing/contract.ts';
import { projetosDeLei } from '#features/projetosDeLei/contract.ts';
import { catalogue } from '#features/shop/catalogueContract.ts';
import { tasks } from '#features/tasks/contract.ts';
import { type Permission, type PermissionArea, users } from '#features/users/contract.ts';
import type { Endpoint } from '#kit/contract.ts';

type Action = Exclude<keyof Permission, 'area'>;

/** The call of each action; not every area has every action. */
const callsOf: Record<PermissionArea, Partial<Record<Action, Pick<Endpoint, 'access'>>>> = {
  licitacoes: { read: licitacoes.list, create: importacoes.receive, edit: licitacoes.saveAccount, remove: licitacoes.removeNotice },
  projetos: { read: projetosDeLei.list, create: importacoes.receive },
  follows: { read: follow.list, create: follow.put, edit: follow.put, remove: follow.remove },
  calendar: { read: calendar.listEvents, create: calendar.addEvent, edit: calendar.updateEvent, remove: calendar.removeEvent },
  tasks: { read: tasks.list, create: tasks.add, edit: tasks.update, remove: tasks.remove },
  mail: { read: email.list, create: emailWriting.addDraft, edit: emailWriting.saveDraft, remove: email.remove },
  dns: { read: dns.listEntries, create: dns.send, edit: dns.commit, remove: dns.discard },
  certidoes: { read: certidoes.list, create: certidoes.add, edit: certidoes.change, remove: certidoes.remove },
  orders: { read: orders.list, create: orders.place, edit: orders.change },
  products: { read: catalogue.list, create: catalogue.add, edit: catalogue.edit, remove: catalogue.hide },
  blog: { read: blog.list, create: blog.add, edit: blog.save, remove: blog.remove },
  knowledgeBase: {
    read: knowledgeBase.listCategories,
    create: knowledgeBase.addArticle,
    edit: knowledgeBase.editArticle,
    remove: knowledgeBase.remove,
  },
  faq: { read: faq.list, create: faq.add, edit: faq.edit, remove: faq.remove },
  plans: { read: pricing.read, edit: pricing.editPlan },
  users: { read: users.list, create: users.add, edit: users.edit, remove: users.remove },
  imports: { read: importacoes.list, create: importacoes.receive, edit: importacoes.adjust, remove: importacoes.discard },
  audit: { read: audit.list },
  outbox: { read: outbox.list, edit: outbox.retry, remove: outbox.remove },
};

/** What an account may do in each area, for the actions that the area has. */
export function permissionsOf({ isAdmin }: { isAdmin: boolean }): Permission[] {
  const may = ({ access }: Pick<Endpoint, 'access'>) => access !== 'admin' || isAdmin;
  return Object.entries(callsOf).map(([area, calls]) => ({
    area: area as PermissionArea,
    ...Object.fromEntries(Object.entries(calls).map(([action, call]) => [action, may(call)])),
  }));
}
