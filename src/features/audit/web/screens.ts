// The screens of the activity log, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { auditSearch } from './auditSearch.ts';

export const auditScreens = {
  auditLog: screen<typeof auditSearch>(['audit'], () => import('./AuditScreen.tsx').then(({ AuditScreen }) => AuditScreen)),
};
