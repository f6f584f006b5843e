// What an account may do, area by area, read off the calls that do it: the contract's `access` is what the server enforces.
import { audit } from '#features/audit/contract.ts';
import { blog } from '#features/blog/contract.ts';
import { calendar } from '#features/calendar/contract.ts';
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

type Act = Exclude<keyof Permission, 'area'>;

/** The call behind each act; an area that knows no such act has none. */
const callsOf: Record<PermissionArea, Partial<Record<Act, Pick<Endpoint, 'access'>>>> = {
  licitacoes: { read: licitacoes.list, create: importacoes.receive, edit: licitacoes.saveAccount, remove: licitacoes.removeNotice },
  projetos: { read: projetosDeLei.list, create: importacoes.receive },
  follows: { read: follow.list, create: follow.put, edit: follow.put, remove: follow.remove },
  calendar: { read: calendar.listEvents, create: calendar.addEvent, edit: calendar.updateEvent, remove: calendar.removeEvent },
  tasks: { read: tasks.list, create: tasks.add, edit: tasks.update, remove: tasks.remove },
  mail: { read: email.list, create: emailWriting.addDraft, edit: emailWriting.saveDraft, remove: email.remove },
  dns: { read: dns.listEntries, create: dns.send, edit: dns.commit, remove: dns.discard },
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

/** What an account may do in each area; an act is left out where the area does not know it. */
export function permissionsOf({ isAdmin }: { isAdmin: boolean }): Permission[] {
  const may = ({ access }: Pick<Endpoint, 'access'>) => access !== 'admin' || isAdmin;
  return Object.entries(callsOf).map(([area, calls]) => ({
    area: area as PermissionArea,
    ...Object.fromEntries(Object.entries(calls).map(([act, call]) => [act, may(call)])),
  }));
}
