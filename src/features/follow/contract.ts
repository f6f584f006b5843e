// What somebody follows: notices and bills, with a stage, a priority and a note of one's own.
import { endpoint } from '#kit/contract.ts';
import {
  Body,
  Choices,
  Day,
  Decimal,
  Default,
  Flag,
  Id,
  Instant,
  Integer,
  List,
  Nothing,
  Nullable,
  OneOf,
  Optional,
  Paging,
  SearchText,
  Shape,
  type Static,
  Text,
} from '#kit/schema.ts';

export const followKinds = ['licitacao', 'projeto'] as const;
export const FollowKind = OneOf(followKinds);
export type FollowKind = Static<typeof FollowKind>;

export const stages = ['interested', 'analysing', 'proposal', 'submitted', 'won', 'lost'] as const;
export const Stage = OneOf(stages);
export type Stage = Static<typeof Stage>;

export const priorities = ['low', 'normal', 'high'] as const;
export const Priority = OneOf(priorities);
export type Priority = Static<typeof Priority>;

export const longestNote = 2000;
/** Of so many things one may ask at once whether they are followed. */
export const mostMarks = 200;

const own = { stage: Stage, priority: Priority, note: Text() };

/** The next thing that falls due: the questions' deadline, the opening, the end of proposals. */
export const NextDate = Shape({ kind: OneOf(['impugnacao', 'abertura', 'encerramento']), at: Instant(), allDay: Flag() });
export type NextDate = Static<typeof NextDate>;

export const Follow = Shape({
  id: Integer(),
  kind: FollowKind,
  /** The notice or bill. */
  item: Integer(),
  ...own,
  created_at: Instant(),
  updated_at: Instant(),
  /** Pregão 90006/2026 · PL 229/2009 */
  name: Text(),
  /** PE 90006/2026 · PL 229/2009: where there is little room. */
  short: Text(),
  /** Órgão, or the house and the body. */
  orgao: Text(),
  /** Objeto or ementa. */
  text: Text(),
  /** Municipality and state of a notice; empty for bills. */
  local: Text(),
  valor: Nullable(Decimal()),
  /** Whether the value of a notice cannot be right; it is left out of sums. */
  valor_implausivel: Flag(),
  /** aberta, andamento or fechada of a notice; the situation of a bill. */
  status: Text(),
  suspensa: Flag(),
  /** In which phase a notice is; empty for bills. */
  phase: Text(),
  /** Nothing more comes for bills and for what is over. */
  next: Optional(NextDate),
  /** When an import last changed it. */
  changed_at: Nullable(Instant()),
});
export type Follow = Static<typeof Follow>;

export const FollowMark = Shape({ item: Integer(), ...own });
export type FollowMark = Static<typeof FollowMark>;

/** A notice that another user follows, without their stage, priority and note. */
const SharedNotice = Shape({
  /** The notice. */
  item: Integer(),
  name: Text(),
  orgao: Text(),
  text: Text(),
  local: Text(),
  status: Text(),
  phase: Text(),
});
/** `isShared`: the account shows them to everybody. `isReadable`: the caller may see them; otherwise there are none here. */
export const SharedFollows = Shape({ isShared: Flag(), isReadable: Flag(), notices: List(SharedNotice), total: Integer() });
export type SharedFollows = Static<typeof SharedFollows>;

const OfItem = Shape({ kind: FollowKind, item: Id() });

const followFilters = {
  q: SearchText(),
  kind: Optional(FollowKind),
  stage: Optional(Choices(Stage)),
  priority: Optional(Choices(Priority)),
  /** Followed since one of these days of Brasília's calendar, both ends included. */
  from: Optional(Day()),
  to: Optional(Day()),
};

export const follow = {
  list: endpoint('GET /api/follows', {
    access: 'signedIn',
    summary: 'The items the caller follows, by filter, in order, paginated; ordered by date, those without one come last',
    query: Shape({
      ...followFilters,
      sort: Default(OneOf(['date', 'priority', 'stage', 'name', 'created']), 'date'),
      order: Default(OneOf(['asc', 'desc']), 'asc'),
      ...Paging,
    }),
    reply: Shape({ follows: List(Follow), total: Integer() }),
  }),
  board: endpoint('GET /api/follows/board', {
    access: 'signedIn',
    summary: "The same by stage, in the caller's own order; the first “perStage” of each stage",
    query: Shape({ ...followFilters, perStage: Default(Integer({ minimum: 1, maximum: 500 }), 100) }),
    reply: Shape({ columns: List(Shape({ stage: Stage, total: Integer(), follows: List(Follow) })) }),
  }),
  marks: endpoint('GET /api/follows/marks', {
    access: 'signedIn',
    summary: 'Which of these notices or bills the caller follows',
    query: Shape({ kind: FollowKind, items: List(Id(), { maxItems: mostMarks }) }),
    reply: Shape({ marks: List(FollowMark) }),
  }),
  readSettings: endpoint('GET /api/follows/settings', {
    access: 'signedIn',
    summary:
      'How many days before a date the caller is notified (0: on the same day, null: never), and whether all users may see the notices they follow',
    reply: Shape({ daysBefore: Nullable(Integer()), isShared: Flag() }),
  }),
  keepSettings: endpoint('PUT /api/follows/settings', {
    access: 'signedIn',
    effect: 'keeps',
    summary:
      'Change how many days before a date the caller is notified (null: never), and whether other users see what they follow; fields left out stay as they are',
    body: Body({ daysBefore: Optional(Nullable(Integer({ minimum: 0, maximum: 60 }))), isShared: Optional(Flag()) }),
    reply: Nothing,
  }),
  shared: endpoint('GET /api/users/:id/follows', {
    access: 'signedIn',
    summary:
      'The notices that a user follows, latest first, without stage, priority and note: for that user and admins, and for all users if the list is shared',
    params: Shape({ id: Id() }),
    query: Shape(Paging),
    reply: SharedFollows,
  }),
  show: endpoint('GET /api/follows/:id', {
    access: 'signedIn',
    summary: 'One followed item',
    params: Shape({ id: Id() }),
    reply: Follow,
  }),
  put: endpoint('PUT /api/follows/:kind/:item', {
    access: 'signedIn',
    summary: 'Follow a notice or bill, or change the stage, priority or note of a followed one; fields left out stay as they are',
    params: OfItem,
    body: Body({ stage: Optional(Stage), priority: Optional(Priority), note: Optional(Text({ maxLength: longestNote })) }),
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
    effect: 'keeps',
    summary: 'Move an item to a stage, after another item of that stage, or first if “after” is null',
    params: Shape({ id: Id() }),
    body: Body({ stage: Stage, after: Nullable(Id()) }),
    reply: Nothing,
  }),
};
