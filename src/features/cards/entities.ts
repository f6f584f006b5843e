// What the cards say, in the specification's words; and beside them, in words of ours, which days a figure counts and where they are listed.
import { Day, Decimal, Integer, List, Nullable, OneOf, Optional, Shape, type Static, Text } from '#kit/schema.ts';

/** Part of a period. `link` is the screen that lists what was counted in these days. */
export const Point = Shape({ from: Day(), to: Day(), link: Text() });
export type Point = Static<typeof Point>;

/** What every card of a period says besides. `change` is in percent, null where there was nothing before. */
export const counted = {
  from: Day(),
  to: Day(),
  link: Text(),
  change: Nullable(Decimal()),
};
/** The same with the days of each point of the series. */
export const drawn = { ...counted, points: List(Point) };

/** The specification's choices, to be offered: its three names. */
export const lastDays = List(Text());
export const Series = List(Shape({ name: Text(), data: List(Decimal()) }));
export const NamelessSeries = List(Shape({ data: List(Decimal()) }));

export const DeviceUsage = Shape({
  icon: Text(),
  name: Text(),
  iconColor: Text(),
  usage: Decimal(),
  upDown: Decimal(),
  count: Integer(),
  link: Text(),
});

export const Customers = Shape({ icon: Text(), iconColor: Text(), text: Text(), result: Integer(), link: Text() });

/** What somebody did. `text` is what it was done to; empty for a sign-in. */
export const Deed = Shape({
  kind: OneOf(['signedIn', 'taskCompleted', 'orderPlaced', 'followed', 'mailSent']),
  at: Text(),
  text: Text(),
  link: Optional(Text()),
});
export type Deed = Static<typeof Deed>;
