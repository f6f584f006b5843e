// Every screen's address.
import { accountAddresses } from '#features/account/addresses.ts';
import { atasAddresses } from '#features/atas/addresses.ts';
import { auditAddresses } from '#features/audit/addresses.ts';
import { authAddresses } from '#features/auth/addresses.ts';
import type { needs } from '#features/auth/contract.ts';
import { blogAddresses } from '#features/blog/addresses.ts';
import { calendarAddresses } from '#features/calendar/addresses.ts';
import { cardsAddresses } from '#features/cards/addresses.ts';
import { certidoesAddresses } from '#features/certidoes/addresses.ts';
import { chatAddresses } from '#features/chat/addresses.ts';
import { contratosAddresses } from '#features/contratos/addresses.ts';
import { dashboardsAddresses } from '#features/dashboards/addresses.ts';
import { dnsAddresses } from '#features/dns/addresses.ts';
import { documentosAddresses } from '#features/documentos/addresses.ts';
import { emailAddresses } from '#features/email/addresses.ts';
import { empresaAddresses } from '#features/empresa/addresses.ts';
import { faqAddresses } from '#features/faq/addresses.ts';
import { followAddresses } from '#features/follow/addresses.ts';
import { fontesAddresses } from '#features/fontes/addresses.ts';
import { fornecedoresAddresses } from '#features/fornecedores/addresses.ts';
import { galleryAddresses } from '#features/gallery/addresses.ts';
import { importacoesAddresses } from '#features/importacoes/addresses.ts';
import { knowledgeBaseAddresses } from '#features/knowledgeBase/addresses.ts';
import { licitacoesAddresses } from '#features/licitacoes/addresses.ts';
import { ordersAddresses } from '#features/orders/addresses.ts';
import { outboxAddresses } from '#features/outbox/addresses.ts';
import { pcaAddresses } from '#features/pca/addresses.ts';
import { precosAddresses } from '#features/precos/addresses.ts';
import { pricingAddresses } from '#features/pricing/addresses.ts';
import { profileAddresses } from '#features/profile/addresses.ts';
import { projetosDeLeiAddresses } from '#features/projetosDeLei/addresses.ts';
import { propostasAddresses } from '#features/propostas/addresses.ts';
import { shopAddresses } from '#features/shop/addresses.ts';
import { tasksAddresses } from '#features/tasks/addresses.ts';
import { usersAddresses } from '#features/users/addresses.ts';
import type { Address } from '#kit/page.ts';

export const addresses = {
  ...dashboardsAddresses,
  ...cardsAddresses,
  ...licitacoesAddresses,
  ...precosAddresses,
  ...fornecedoresAddresses,
  ...projetosDeLeiAddresses,
  ...contratosAddresses,
  ...atasAddresses,
  ...pcaAddresses,
  ...followAddresses,
  ...propostasAddresses,
  ...calendarAddresses,
  ...dnsAddresses,
  ...certidoesAddresses,
  ...importacoesAddresses,
  ...fontesAddresses,
  ...emailAddresses,
  ...chatAddresses,
  ...tasksAddresses,
  ...shopAddresses,
  ...ordersAddresses,
  ...blogAddresses,
  ...knowledgeBaseAddresses,
  ...faqAddresses,
  ...pricingAddresses,
  ...empresaAddresses,
  ...documentosAddresses,
  ...usersAddresses,
  ...authAddresses,
  ...auditAddresses,
  ...outboxAddresses,
  ...galleryAddresses,
  ...accountAddresses,
  ...profileAddresses,
} as const satisfies Record<string, Address<keyof typeof needs>>;
