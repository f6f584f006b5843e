// A user's own tags on what they follow. Nobody else sees them.
import { endpoint } from '#kit/contract.ts';
import { mostAtOnce } from '#kit/mostAtOnce.ts';
import { Body, Default, Id, Name, Nothing, type Static, Type } from '#kit/schema.ts';
import { FollowKind } from './contract.ts';
import { mostTags } from './limits.ts';

export const tagColors = ['grey', 'petrol', 'blue', 'green', 'amber', 'red'] as const;
export const TagColor = Type.Enum(tagColors);
export type TagColor = Static<typeof TagColor>;

export const longestTag = 40;

export const FollowTag = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  color: TagColor,
  /** Follows with it. */ total: Type.Integer(),
});
export type FollowTag = Static<typeof FollowTag>;

const some = () => Type.Optional(Type.Array(Id(), { maxItems: mostTags }));
const tagging = {
  item: Id(),
  add: some(),
  remove: some(),
  /** Unfollow it, unless it was changed since it was followed: undoes that tagging followed it. */
  unfollow: Type.Optional(Type.Boolean()),
};
const Tagging = Type.Object(tagging);
export type Tagging = Static<typeof Tagging>;

const ById = Type.Object({ id: Id() });

export const followTags = {
  listTags: endpoint('GET /api/follows/tags', {
    access: 'signedIn',
    summary: 'The caller’s own tags, by name',
    reply: Type.Object({ tags: Type.Array(FollowTag) }),
  }),
  createTag: endpoint('POST /api/follows/tags', {
    access: 'signedIn',
    summary: 'Create a tag',
    body: Body({ name: Name({ maxLength: longestTag }), color: Default(TagColor, 'grey') }),
    reply: Type.Object({ id: Type.Integer() }),
    status: 201,
  }),
  updateTag: endpoint('PUT /api/follows/tags/:id', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Rename a tag or change its colour; fields left out stay as they are',
    params: ById,
    body: Body({ name: Type.Optional(Name({ maxLength: longestTag })), color: Type.Optional(TagColor) }),
    reply: Nothing,
  }),
  removeTag: endpoint('DELETE /api/follows/tags/:id', {
    access: 'signedIn',
    summary: 'Delete a tag, also from everything that has it',
    params: ById,
    reply: Nothing,
  }),
  tagMany: endpoint('PUT /api/follows/tags', {
    access: 'signedIn',
    summary:
      'Add tags to several notices or bills and remove others, in one step. What gets a tag and is not followed yet is followed. Items that are not there, or need no change, are skipped; “before” undoes the rest with the same call',
    body: Body({
      kind: FollowKind,
      changes: Type.Array(Body(tagging), { minItems: 1, maxItems: mostAtOnce }),
    }),
    reply: Type.Object({
      done: Type.Integer(),
      skipped: Type.Array(Type.Object({ item: Type.Integer(), why: Type.Enum(['missing', 'same']) })),
      before: Type.Array(Tagging),
    }),
  }),
};
