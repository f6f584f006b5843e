// Frequently asked questions by group, which admins edit.
import { endpoint } from '#kit/contract.ts';
import { Body, Id, Line, Name, Nothing, Nullable, SearchText, type Static, Type, Version } from '#kit/schema.ts';

/** The specification's names of the groups; these are fixed. */
export const faqKeys = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const;
export const FaqKey = Type.Enum([...faqKeys]);
export type FaqKey = Static<typeof FaqKey>;

/** Names of Feather icons. */
export const faqIcons = ['credit-card', 'truck', 'refresh-ccw', 'package', 'layers', 'file-text', 'bell', 'help-circle'] as const;

const WireGroup = Type.Object({
  icon: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  qandA: Type.Array(Type.Object({ question: Type.String(), ans: Type.String() })),
});

/** Whether the text is shown in the user's language, because the text that came with the product was never changed. */
const isTranslated = Type.Boolean();

export const FaqQuestion = Type.Object({
  id: Type.Integer(),
  group: FaqKey,
  question: Type.String(),
  /** Sanitized. */
  html: Type.String(),
  version: Type.Integer(),
  isTranslated,
});
export type FaqQuestion = Static<typeof FaqQuestion>;

export const FaqGroup = Type.Object({
  id: Type.Integer(),
  key: FaqKey,
  icon: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  version: Type.Integer(),
  isTranslated,
  questions: Type.Array(FaqQuestion),
});
export type FaqGroup = Static<typeof FaqGroup>;

const ById = Type.Object({ id: Id() });
const version = Version();
const ids = Type.Array(Id(), { maxItems: 500 });
/** Characters of HTML. */
export const LONGEST_ANSWER = 50_000;

const written = {
  group: FaqKey,
  question: Name({ maxLength: 300 }),
  html: Type.String({ minLength: 1, maxLength: LONGEST_ANSWER }),
};

export const faq = {
  data: endpoint('GET /faq/data', {
    access: 'signedIn',
    summary: 'Groups of questions by key, with the questions that contain q; groups without any are left out',
    query: Type.Object({ q: SearchText() }),
    reply: Type.Object({
      payment: Type.Optional(WireGroup),
      delivery: Type.Optional(WireGroup),
      cancellationReturn: Type.Optional(WireGroup),
      myOrders: Type.Optional(WireGroup),
      productServices: Type.Optional(WireGroup),
    }),
  }),
  list: endpoint('GET /api/faq', {
    access: 'signedIn',
    summary: 'The same as an ordered list, with formatted answers; with q, only groups with matches',
    query: Type.Object({ q: SearchText() }),
    reply: Type.Object({ groups: Type.Array(FaqGroup), total: Type.Integer() }),
  }),
  contact: endpoint('GET /api/faq/contact', {
    access: 'signedIn',
    summary: 'An administrator to contact; null if the caller is the only one',
    reply: Type.Object({ id: Nullable(Type.Integer()), name: Type.String(), email: Type.String() }),
  }),
  editGroup: endpoint('PUT /api/faq/groups/:id', {
    access: 'admin',
    summary: 'Change the title and icon of a group; the new text is shown in all languages',
    params: ById,
    body: Body({
      icon: Type.Enum([...faqIcons]),
      title: Name({ maxLength: 80 }),
      subtitle: Line({ maxLength: 160 }),
      version,
    }),
    reply: Nothing,
  }),
  orderGroups: endpoint('PUT /api/faq/groups/order', {
    access: 'admin',
    effect: 'changes',
    summary: 'Reorder the groups',
    body: Body({ ids }),
    reply: Nothing,
  }),
  orderQuestions: endpoint('PUT /api/faq/groups/:id/order', {
    access: 'admin',
    effect: 'changes',
    summary: 'Reorder the questions of a group',
    params: ById,
    body: Body({ ids }),
    reply: Nothing,
  }),
  add: endpoint('POST /api/faq/questions', {
    access: 'admin',
    summary: 'Add a question at the end of a group; its answer is cleaned HTML',
    body: Body(written),
    reply: FaqQuestion,
    status: 201,
  }),
  edit: endpoint('PUT /api/faq/questions/:id', {
    access: 'admin',
    summary:
      'Change a question that has not changed since that version; moved to another group, it comes last. The new text is shown in all languages',
    params: ById,
    body: Body({ ...written, version }),
    reply: FaqQuestion,
  }),
  remove: endpoint('DELETE /api/faq/questions/:id', {
    access: 'admin',
    summary: 'Delete a question; it can be restored for ten minutes',
    params: ById,
    reply: Nothing,
  }),
  restore: endpoint('POST /api/faq/questions/:id/restore', {
    access: 'admin',
    effect: 'changes',
    summary: 'Restore a deleted question to its place',
    params: ById,
    reply: Nothing,
  }),
};
