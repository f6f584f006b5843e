// Search parameters of the screen; folder and label are part of the path. In a file of its own because the router needs its type.
import { Day, Default, Id, SearchText, Type } from '#kit/schema.ts';

export const emailSearch = Type.Object({
  q: SearchText(),
  since: Type.Optional(Day()),
  until: Type.Optional(Day()),
  /** Unread e-mails only. */
  unread: Default(Type.Boolean(), false),
  /** The open e-mail. */
  mail: Type.Optional(Id()),
  /** The open draft: its id, or `new`. */
  draft: Type.Optional(Type.String({ pattern: '^(new|[1-9][0-9]{0,15})$' })),
  /** Recipient of a new e-mail. */
  to: Default(Type.String({ maxLength: 254 }), ''),
});
