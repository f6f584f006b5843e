// Following many things in one step: apart from the contract of the screens that are seen first.
import { endpoint } from '#kit/contract.ts';
import { mostAtOnce } from '#kit/mostAtOnce.ts';
import { Body, Default, Id, Instant, Nullable, type Static, Type } from '#kit/schema.ts';
import { FollowKind, longestNote, Priority, Stage, Tags } from './contract.ts';

/** Far inside the safe range: items that come above the first one have room. */
const farthestPlace = 2 ** 50;

/**
 * What shall become of an item: a stage, which follows it if it is not followed yet; null: no longer followed. Priority, note, tags and since
 * when are those of a new follow, so that undoing gives back what unfollowing removed; tags that are gone are left out. Without a place it comes to the
 * top of its stage.
 */
const wanted = {
  item: Id(),
  stage: Nullable(Stage),
  priority: Type.Optional(Priority),
  note: Type.Optional(Type.String({ maxLength: longestNote })),
  tags: Type.Optional(Tags()),
  since: Type.Optional(Instant()),
  place: Type.Optional(Type.Integer({ minimum: -farthestPlace, maximum: farthestPlace })),
};
const Wanted = Type.Object(wanted);
export type Wanted = Static<typeof Wanted>;

/**
 * What undoing sends: all items with notes of the greatest length, whose characters take up to six bytes in JSON, and up to as many bytes for
 * the rest, most of it ids of tags.
 */
const largestUndo = mostAtOnce * (6 * longestNote + 1500);

export const followMany = {
  putMany: endpoint('PUT /api/follows', {
    access: 'signedIn',
    summary:
      'Follow several notices or bills, set their stages, or stop following them, in one step. A follow keeps its stage if “keeps” is set. Items that are not there, or need no change, are skipped; “before” undoes the rest with the same call',
    bodyLimit: largestUndo,
    body: Body({
      kind: FollowKind,
      changes: Type.Array(Body(wanted), { minItems: 1, maxItems: mostAtOnce }),
      keeps: Default(Type.Boolean(), false),
    }),
    reply: Type.Object({
      done: Type.Integer(),
      skipped: Type.Array(Type.Object({ item: Type.Integer(), why: Type.Enum(['missing', 'same']) })),
      before: Type.Array(Wanted),
    }),
  }),
};
