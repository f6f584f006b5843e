// All kinds of notifications; each feature has its own.
import { blogKinds } from '#features/blog/web/notificationKinds.ts';
import { boletinsKinds } from '#features/boletins/web/notificationKinds.ts';
import { calendarKinds } from '#features/calendar/web/notificationKinds.ts';
import { certidoesKinds } from '#features/certidoes/web/notificationKinds.ts';
import { mailKinds } from '#features/email/web/notificationKinds.ts';
import { followKinds } from '#features/follow/web/notificationKinds.ts';
import { fontesKinds } from '#features/fontes/web/notificationKinds.ts';
import { seguidosKinds } from '#features/fornecedores/web/notificationKinds.ts';
import { importKinds } from '#features/importacoes/web/notificationKinds.ts';
import type { Kinds } from '#features/notifications/web/kinds.ts';
import { orderKinds } from '#features/orders/web/notificationKinds.ts';
import { profileKinds } from '#features/profile/web/notificationKinds.ts';
import { propostaKinds } from '#features/propostas/web/notificationKinds.ts';
import { taskKinds } from '#features/tasks/web/notificationKinds.ts';

export const notificationKinds: Kinds = {
  ...blogKinds,
  ...boletinsKinds,
  ...calendarKinds,
  ...certidoesKinds,
  ...followKinds,
  ...fontesKinds,
  ...importKinds,
  ...mailKinds,
  ...orderKinds,
  ...profileKinds,
  ...propostaKinds,
  ...seguidosKinds,
  ...taskKinds,
};
