// What others see of what a user follows.
import { endpoint } from '#kit/contract.ts';
import { Id, Paging, type Static, Type } from '#kit/schema.ts';

/** A notice followed by another user, without their stage, priority and note. */
const SharedNotice = Type.Object({
  /** The notice. */
  item: Type.Integer(),
  name: Type.String(),
  orgao: Type.String(),
  text: Type.String(),
  local: Type.String(),
  status: Type.String(),
  phase: Type.String(),
});
/** `isShared`: the account shares them with all users. `isReadable`: the caller may see them; otherwise the list is empty. */
export const SharedFollows = Type.Object({
  isShared: Type.Boolean(),
  isReadable: Type.Boolean(),
  notices: Type.Array(SharedNotice),
  total: Type.Integer(),
});
export type SharedFollows = Static<typeof SharedFollows>;

export const followSharing = {
  shared: endpoint('GET /api/users/:id/follows', {
    access: 'signedIn',
    summary:
      'The notices that a user follows, latest first, without stage, priority and note: for that user and admins, and for all users if the list is shared',
    params: Type.Object({ id: Id() }),
    query: Type.Object(Paging),
    reply: SharedFollows,
  }),
};
