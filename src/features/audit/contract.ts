// The audit log: what concerns security and administration, who did it, from where. It is only ever added to.
import { endpoint } from '#kit/contract.ts';
import {
  Anything,
  Day,
  Default,
  Id,
  Instant,
  Integer,
  List,
  Nullable,
  OneOf,
  Optional,
  Paging,
  SearchText,
  Shape,
  type Static,
  Text,
} from '#kit/schema.ts';

/** Everything that is told to the log, by what it concerns; `web/texts` has a sentence for each, `kindNames.ts` a name. */
export const auditGroups = {
  security: [
    'signedIn',
    'signInFailed',
    'signInBlocked',
    'signedOut',
    'sessionEnded',
    'sessionsEnded',
    'tokenReused',
    'registered',
    'passwordChanged',
    'passwordForgotten',
    'passwordReset',
    'invitationAccepted',
    'twoStepOn',
    'twoStepOff',
    'twoStepReset',
    'twoStepPolicyChanged',
    'recoveryCodesMade',
    'recoveryCodeUsed',
    'keysRotated',
    'localTrustEnded',
    'adminInvited',
    'auditExported',
    'mailRead',
    'mailRetried',
    'mailRemoved',
  ],
  people: [
    'userAdded',
    'userEdited',
    'userEnabled',
    'userDisabled',
    'userInvited',
    'userRemoved',
    'userRestored',
    'accountEdited',
    'planChosen',
    'postRemoved',
    'postRestored',
    'commentRemoved',
    'commentRestored',
    'pollAdded',
    'pollClosed',
    'pollReopened',
    'pollRemoved',
    'pollRestored',
  ],
  notices: [
    'licitacaoRemoved',
    'licitacaoRestored',
    'contaEdited',
    'importStarted',
    'importCancelled',
    'importRemoved',
    'dnsCommitted',
    'dnsUndone',
    'dnsRedone',
    'dnsDiscarded',
    'dnsEntryAdded',
    'dnsEntryEdited',
    'dnsEntryRenewed',
    'dnsEntryRemoved',
    'dnsEntryRestored',
  ],
  pages: [
    'faqAdded',
    'faqEdited',
    'faqRemoved',
    'faqRestored',
    'faqOrdered',
    'knowledgeAdded',
    'knowledgeEdited',
    'knowledgeRemoved',
    'knowledgeRestored',
    'knowledgeOrdered',
    'articleAdded',
    'articleEdited',
    'articlePublished',
    'articleUnpublished',
    'articleRemoved',
    'articleRestored',
    'pricingEdited',
  ],
  shop: ['productAdded', 'productEdited', 'productHidden', 'productShown', 'orderChanged'],
} as const;
export type AuditGroup = keyof typeof auditGroups;
export type AuditKind = (typeof auditGroups)[AuditGroup][number];
export const auditKinds: readonly AuditKind[] = Object.values(auditGroups).flat();

/** From what somebody came, as far as their browser says. */
export const devices = ['desktop', 'mobile', 'tablet'] as const;
export type Device = (typeof devices)[number];

export const AuditEvent = Shape({
  id: Integer(),
  at: Instant(),
  kind: OneOf([...auditKinds]),
  /** Null for the server itself and commands of its machine, whose name is `system`, and where nobody had signed in, whose name is empty. */
  actor_id: Nullable(Integer()),
  actor_name: Text(),
  subject_type: Text(),
  subject_id: Nullable(Integer()),
  subject_name: Text(),
  address: Text(),
  user_agent: Text(),
  /** What the kind has to say besides, by name. */
  details: Anything(),
});
export type AuditEvent = Static<typeof AuditEvent>;

/** What is left out narrows nothing. Days are days in Brasília, both ends included. */
const filters = {
  q: SearchText(),
  kind: Optional(List(OneOf([...auditKinds]), { maxItems: 100 })),
  /** Who did it. */
  actor: Optional(Id()),
  /** Who did it, or to whom it was done. */
  about: Optional(Id()),
  subjectType: Optional(Text({ maxLength: 40 })),
  subjectId: Optional(Id()),
  from: Optional(Day()),
  to: Optional(Day()),
  /** How it begins. */
  address: Optional(Text({ maxLength: 60 })),
  device: Optional(OneOf([...devices])),
};
export const AuditFilters = Shape(filters);
export type AuditFilters = Static<typeof AuditFilters>;

export const audit = {
  list: endpoint('GET /api/audit', {
    access: 'admin',
    summary:
      'Activities, newest first; q searches the user, the subject and the address. “about” is the account that acted or was affected',
    query: Shape({ ...filters, ...Paging, perPage: Default(Integer({ minimum: 1, maximum: 100 }), 25) }),
    reply: Shape({ events: List(AuditEvent), total: Integer() }),
  }),
  exportCsv: endpoint('GET /api/audit/export', {
    access: 'admin',
    summary: 'The same as CSV; the export is recorded in the log. Semicolons and decimal commas; in English, commas and decimal points',
    query: AuditFilters,
    reply: 'text/csv; charset=utf-8',
  }),
  show: endpoint('GET /api/audit/:id', {
    access: 'admin',
    summary: 'One activity',
    params: Shape({ id: Id() }),
    reply: AuditEvent,
  }),
  people: endpoint('GET /api/audit/people', {
    access: 'admin',
    summary: 'Users to filter the log by: those whose name contains q, or the one with this id',
    query: Shape({ q: SearchText(), id: Optional(Id()) }),
    reply: Shape({ people: List(Shape({ id: Integer(), name: Text() })) }),
  }),
};
