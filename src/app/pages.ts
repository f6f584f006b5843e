// Every feature's pages, in the order in which the sections of the menu list them.
import { accountPages } from '#features/account/pages.ts';
import { atasPages } from '#features/atas/pages.ts';
import { auditPages } from '#features/audit/pages.ts';
import { authPages } from '#features/auth/pages.ts';
import { blogPages } from '#features/blog/pages.ts';
import { calendarPages } from '#features/calendar/pages.ts';
import { cardsPages } from '#features/cards/pages.ts';
import { certidoesPages } from '#features/certidoes/pages.ts';
import { chatPages } from '#features/chat/pages.ts';
import { contratosPages } from '#features/contratos/pages.ts';
import { dashboardsPages } from '#features/dashboards/pages.ts';
import { dnsPages } from '#features/dns/pages.ts';
import { documentosPages } from '#features/documentos/pages.ts';
import { emailPages } from '#features/email/pages.ts';
import { empresaPages } from '#features/empresa/pages.ts';
import { faqPages } from '#features/faq/pages.ts';
import { followPages } from '#features/follow/pages.ts';
import { fontesPages } from '#features/fontes/pages.ts';
import { fornecedoresPages } from '#features/fornecedores/pages.ts';
import { galleryPages } from '#features/gallery/pages.ts';
import { importacoesPages } from '#features/importacoes/pages.ts';
import { knowledgeBasePages } from '#features/knowledgeBase/pages.ts';
import { licitacoesPages } from '#features/licitacoes/pages.ts';
import { ordersPages } from '#features/orders/pages.ts';
import { outboxPages } from '#features/outbox/pages.ts';
import { pcaPages } from '#features/pca/pages.ts';
import { precosPages } from '#features/precos/pages.ts';
import { pricingPages } from '#features/pricing/pages.ts';
import { profilePages } from '#features/profile/pages.ts';
import { projetosDeLeiPages } from '#features/projetosDeLei/pages.ts';
import { propostasPages } from '#features/propostas/pages.ts';
import { shopPages } from '#features/shop/pages.ts';
import { tasksPages } from '#features/tasks/pages.ts';
import { usersPages } from '#features/users/pages.ts';
import type { Page } from '#kit/page.ts';

/** The documentation of the API, which the server shows. */
const apiPages: readonly Page[] = [
  {
    id: 20,
    target: 'api',
    link: '/api/docs',
    need: '',
    icon: 'code',
    titles: { pt: 'Documentação da API', en: 'API documentation', fr: 'Documentation de l’API', de: 'API-Dokumentation' },
    menu: { section: 'system', need: 'administers', title: { pt: 'API', en: 'API', fr: 'API', de: 'API' } },
  },
];

/** Ids of removed pages are not used again. */
export const pages: readonly Page[] = [
  ...dashboardsPages,
  ...cardsPages,
  ...licitacoesPages,
  ...precosPages,
  ...fornecedoresPages,
  ...projetosDeLeiPages,
  ...contratosPages,
  ...atasPages,
  ...pcaPages,
  ...followPages,
  ...propostasPages,
  ...calendarPages,
  ...dnsPages,
  ...certidoesPages,
  ...importacoesPages,
  ...fontesPages,
  ...emailPages,
  ...chatPages,
  ...tasksPages,
  ...shopPages,
  ...ordersPages,
  ...blogPages,
  ...knowledgeBasePages,
  ...faqPages,
  ...pricingPages,
  ...empresaPages,
  ...documentosPages,
  ...usersPages,
  ...authPages,
  ...auditPages,
  ...outboxPages,
  ...galleryPages,
  ...accountPages,
  ...profilePages,
  ...apiPages,
];

/** @throws {Error} if no page has this target */
export function pageOf(target: string): Page {
  const found = pages.find((page) => page.target === target);
  if (!found) throw new Error(`No page has the target ${target}.`);
  return found;
}
