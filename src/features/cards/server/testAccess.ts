// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, own, shared } from '#kit/server/testing/testAccess.ts';

export const cardsAccess: AccessTable = {
  'GET /card/card-analytics/support-tracker': own,
  'GET /card/card-analytics/avg-sessions': own,
  'GET /card/card-analytics/revenue-report': own,
  'GET /card/card-analytics/goal-overview': own,
  'GET /card/card-analytics/revenue': own,
  'GET /card/card-analytics/product-orders': own,
  'GET /card/card-analytics/sessions-device': own,
  'GET /card/card-analytics/customers': shared,
  'GET /card/card-statistics/orders-bar-chart': own,
  'GET /card/card-statistics/profit-line-chart': own,
  'GET /card/card-statistics/subscribers': shared,
  'GET /card/card-statistics/subscribers2': own,
  'GET /card/card-statistics/revenue': own,
  'GET /card/card-statistics/sales': own,
  'GET /card/card-statistics/orders': own,
  'GET /card/card-statistics/site-traffic': own,
  'GET /card/card-statistics/active-users': shared,
  'GET /card/card-statistics/newsletter': own,
  'GET /api/cards/activity': own,
  'GET /api/cards/sign-ins': own,
  'GET /api/cards/waiting': own,
};
