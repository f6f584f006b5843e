// Entities of the cards in the specification's words, extended by the days that a figure counts and a link to their list.
import { Day, Nullable, type Static, Type } from '#kit/schema.ts';

/** Part of a period. `link`: the list of what was counted in these days. */
export const Point = Type.Object({ from: Day(), to: Day(), link: Type.String() });
export type Point = Static<typeof Point>;

/** Further fields of every card of a period. `change` is in percent, null when there was nothing before. */
export const counted = {
  from: Day(),
  to: Day(),
  link: Type.String(),
  change: Nullable(Type.Number()),
};
/** The same with the days of each point of the series. */
export const drawn = { ...counted, points: Type.Array(Point) };

/** The specification's three names of periods. */
export const lastDays = Type.Array(Type.String());
export const Series = Type.Array(Type.Object({ name: Type.String(), data: Type.Array(Type.Number()) }));
export const NamelessSeries = Type.Array(Type.Object({ data: Type.Array(Type.Number()) }));

export const DeviceUsage = Type.Object({
  icon: Type.String(),
  name: Type.String(),
  iconColor: Type.String(),
  usage: Type.Number(),
  upDown: Type.Number(),
  count: Type.Integer(),
  link: Type.String(),
});

export const Customers = Type.Object({
  icon: Type.String(),
  iconColor: Type.String(),
  text: Type.String(),
  result: Type.Integer(),
  link: Type.String(),
});

/** An activity of a user. `text`: its object; empty for a sign-in. */
export const Activity = Type.Object({
  kind: Type.Enum(['signedIn', 'taskCompleted', 'orderPlaced', 'followed', 'mailSent']),
  at: Type.String(),
  text: Type.String(),
  link: Type.Optional(Type.String()),
});
export type Activity = Static<typeof Activity>;
