// Notifications. The server stores the data; the web side formats the sentence.
import { endpoint } from '#kit/contract.ts';
import { Anything, Body, Default, Id, Instant, Nothing, type Static, Type } from '#kit/schema.ts';

/** `kind` determines the shape of `data`; both belong to the feature that sends it. */
export const Notification = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  data: Anything(),
  created_at: Instant(),
  isRead: Type.Boolean(),
});
export type Notification = Static<typeof Notification>;

const ById = Type.Object({ id: Id() });

export const notifications = {
  list: endpoint('GET /api/notifications', {
    access: 'signedIn',
    summary: "The caller's notifications, newest first; “before” is the last id of the previous page",
    query: Type.Object({ before: Type.Optional(Id()), limit: Default(Type.Integer({ minimum: 1, maximum: 100 }), 20) }),
    reply: Type.Object({ notifications: Type.Array(Notification), hasMore: Type.Boolean(), unread: Type.Integer() }),
  }),
  count: endpoint('GET /api/notifications/unread', {
    access: 'signedIn',
    summary: 'The number of unread notifications, and the id of the newest one; 0 if there are none',
    reply: Type.Object({ unread: Type.Integer(), newest: Type.Integer() }),
  }),
  mark: endpoint('PUT /api/notifications/:id', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Mark a notification as read or unread',
    params: ById,
    body: Body({ isRead: Type.Boolean() }),
    reply: Nothing,
  }),
  markAll: endpoint('PUT /api/notifications', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Mark all notifications as read or unread; with “upTo”, only those up to this id',
    body: Body({ isRead: Type.Boolean(), upTo: Type.Optional(Id()) }),
    reply: Nothing,
  }),
  remove: endpoint('DELETE /api/notifications/:id', {
    access: 'signedIn',
    summary: 'Remove one',
    params: ById,
    reply: Nothing,
  }),
};
