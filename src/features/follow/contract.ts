// Followed notices and bills with the user's stage, priority and note.
import { endpoint } from '#kit/contract.ts';
import { Body, Choices, Day, Default, Id, Instant, Nothing, Nullable, Paging, SearchText, type Static, Type } from '#kit/schema.ts';
import { mostTags } from './limits.ts';

export const followKinds = ['licitacao', 'projeto'] as const;
export const FollowKind = Type.Enum(followKinds);
export type FollowKind = Static<typeof FollowKind>;

export const stages = ['interested', 'analysing', 'proposal', 'submitted', 'won', 'lost'] as const;
export const Stage = Type.Enum(stages);
export type Stage = Static<typeof Stage>;

export const priorities = ['low', 'normal', 'high'] as const;
export const Priority = Type.Enum(priorities);
export type Priority = Static<typeof Priority>;

/** Kinds of changes of a followed item; `outra`: everything else. */
export const changeKinds = ['prazo', 'suspensa', 'revogada', 'resultado', 'documento', 'valor', 'outra'] as const;
const ChangeKind = Type.Enum(changeKinds);
export type ChangeKind = Static<typeof ChangeKind>;

export const longestNote = 2000;
/** Most items per request of marks. */
export const mostMarks = 200;

export const Tags = () => Type.Array(Id(), { maxItems: mostTags });

const own = { stage: Stage, priority: Priority, note: Type.String(), /** Ids of the user's own tags. */ tags: Type.Array(Type.Integer()) };

/** The next date: deadline for questions, opening, or end of proposals. */
export const NextDate = Type.Object({ kind: Type.Enum(['impugnacao', 'abertura', 'encerramento']), at: Instant(), allDay: Type.Boolean() });
export type NextDate = Static<typeof NextDate>;

export const Follow = Type.Object({
  id: Type.Integer(),
  kind: FollowKind,
  /** The notice or bill. */
  item: Type.Integer(),
  ...own,
  created_at: Instant(),
  updated_at: Instant(),
  /** Pregão 90006/2026 · PL 229/2009 */
  name: Type.String(),
  /** PE 90006/2026 · PL 229/2009: for narrow places. */
  short: Type.String(),
  /** Órgão, or chamber and body. */
  orgao: Type.String(),
  /** Objeto or ementa. */
  text: Type.String(),
  /** Municipality and state of a notice; empty for bills. */
  local: Type.String(),
  valor: Nullable(Type.Number()),
  /** Whether the notice's value is implausible; it is excluded from sums. */
  valor_implausivel: Type.Boolean(),
  /** aberta, andamento or fechada of a notice; the situation of a bill. */
  status: Type.String(),
  suspensa: Type.Boolean(),
  /** Phase of a notice; empty for bills. */
  phase: Type.String(),
  /** Null for bills and for items that are over. */
  next: Type.Optional(NextDate),
  /** When an import last changed it. */
  changed_at: Nullable(Instant()),
});
export type Follow = Static<typeof Follow>;

export const FollowMark = Type.Object({ item: Type.Integer(), ...own });
export type FollowMark = Static<typeof FollowMark>;

const OfItem = Type.Object({ kind: FollowKind, item: Id() });

const followFilters = {
  q: SearchText(),
  kind: Type.Optional(FollowKind),
  stage: Type.Optional(Choices(Stage)),
  priority: Type.Optional(Choices(Priority)),
  /** With any of these tags. */
  tag: Type.Optional(Tags()),
  /** Followed since these days in Brasília, both ends included. */
  from: Type.Optional(Day()),
  to: Type.Optional(Day()),
};

export const follow = {
  list: endpoint('GET /api/follows', {
    access: 'signedIn',
    summary: 'The items the caller follows, by filter, in order, paginated; ordered by date, those without one come last',
    query: Type.Object({
      ...followFilters,
      sort: Default(Type.Enum(['date', 'priority', 'stage', 'name', 'created']), 'date'),
      order: Default(Type.Enum(['asc', 'desc']), 'asc'),
      ...Paging,
    }),
    reply: Type.Object({ follows: Type.Array(Follow), total: Type.Integer() }),
  }),
  board: endpoint('GET /api/follows/board', {
    access: 'signedIn',
    summary: "The same by stage, in the caller's own order; the first “perStage” of each stage",
    query: Type.Object({ ...followFilters, perStage: Default(Type.Integer({ minimum: 1, maximum: 500 }), 100) }),
    reply: Type.Object({ columns: Type.Array(Type.Object({ stage: Stage, total: Type.Integer(), follows: Type.Array(Follow) })) }),
  }),
  marks: endpoint('GET /api/follows/marks', {
    access: 'signedIn',
    summary: 'Which of these notices or bills the caller follows',
    query: Type.Object({ kind: FollowKind, items: Type.Array(Id(), { maxItems: mostMarks }) }),
    reply: Type.Object({ marks: Type.Array(FollowMark) }),
  }),
  readSettings: endpoint('GET /api/follows/settings', {
    access: 'signedIn',
    summary:
      'How many days before a date the caller is notified (0: on the same day, null: never), whether all users may see the notices they follow, and which changes the bell and mails leave out',
    reply: Type.Object({
      daysBefore: Nullable(Type.Integer()),
      isShared: Type.Boolean(),
      mutedBell: Type.Array(ChangeKind),
      mutedMail: Type.Array(ChangeKind),
    }),
  }),
  keepSettings: endpoint('PUT /api/follows/settings', {
    access: 'signedIn',
    effect: 'changes',
    summary:
      'Change how many days before a date the caller is notified (null: never), whether other users see what they follow, and which changes the bell and mails leave out; fields left out stay as they are',
    body: Body({
      daysBefore: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 60 }))),
      isShared: Type.Optional(Type.Boolean()),
      mutedBell: Type.Optional(Choices(ChangeKind)),
      mutedMail: Type.Optional(Choices(ChangeKind)),
    }),
    reply: Nothing,
  }),
  show: endpoint('GET /api/follows/:id', {
    access: 'signedIn',
    summary: 'One followed item',
    params: Type.Object({ id: Id() }),
    reply: Follow,
  }),
  put: endpoint('PUT /api/follows/:kind/:item', {
    access: 'signedIn',
    summary:
      'Follow a notice or bill, or change the stage, priority, note or tags of a followed one; fields left out stay as they are. Tags that the caller does not have are left out',
    params: OfItem,
    body: Body({
      stage: Type.Optional(Stage),
      priority: Type.Optional(Priority),
      note: Type.Optional(Type.String({ maxLength: longestNote })),
      tags: Type.Optional(Tags()),
    }),
    reply: FollowMark,
  }),
  remove: endpoint('DELETE /api/follows/:kind/:item', {
    access: 'signedIn',
    summary: 'Stop following a notice or bill; no effect if it was not followed',
    params: OfItem,
    reply: Nothing,
  }),
  move: endpoint('PUT /api/follows/:id/place', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Move an item to a stage, after another item of that stage, or first if “after” is null',
    params: Type.Object({ id: Id() }),
    body: Body({ stage: Stage, after: Nullable(Id()) }),
    reply: Nothing,
  }),
};
