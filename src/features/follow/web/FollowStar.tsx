import type { FollowKind } from '../contract.ts';

/** Says whether the reader follows something, and changes it. `name` is what the reader knows it by. */
export function FollowStar(_: { kind: FollowKind; item: number; name: string }) {
  return null;
}
