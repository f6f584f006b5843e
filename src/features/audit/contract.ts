// The audit log: what concerns security and administration, who did it, from where. It is only ever added to.
import { endpoint } from '#kit/contract.ts';
import { Anything, Day, Default, Id, Instant, Nullable, Paging, SearchText, type Static, Type } from '#kit/schema.ts';

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

export const AuditEvent = Type.Object({
  id: Type.Integer(),
  at: Instant(),
  kind: Type.Enum([...auditKinds]),
  /** Null for the server itself and commands of its machine, whose name is `system`, and where nobody had signed in, whose name is empty. */
  actor_id: Nullable(Type.Integer()),
  actor_name: Type.String(),
  subject_type: Type.String(),
  subject_id: Nullable(Type.Integer()),
  subject_name: Type.String(),
  address: Type.String(),
  user_agent: Type.String(),
  /** What the kind has to say besides, by name. */
  details: Anything(),
});
export type AuditEvent = Static<typeof AuditEvent>;

/** What is left out narrows nothing. Days are days in Brasília, both ends included. */
const filters = {
  q: SearchText(),
  kind: Type.Optional(Type.Array(Type.Enum([...auditKinds]), { maxItems: 100 })),
  /** Who did it. */
  actor: Type.Optional(Id()),
  /** Who did it, or to whom it was done. */
  about: Type.Optional(Id()),
  subjectType: Type.Optional(Type.String({ maxLength: 40 })),
  subjectId: Type.Optional(Id()),
  from: Type.Optional(Day()),
  to: Type.Optional(Day()),
  /** How it begins. */
  address: Type.Optional(Type.String({ maxLength: 60 })),
  device: Type.Optional(Type.Enum([...devices])),
};
export const AuditFilters = Type.Object(filters);
export type AuditFilters = Static<typeof AuditFilters>;

export const audit = {
  list: endpoint('GET /api/audit', {
    access: 'admin',
    summary:
      'Activities, newest first; q searches the user, the subject and the address. “about” is the account that acted or was affected',
    query: Type.Object({ ...filters, ...Paging, perPage: Default(Type.Integer({ minimum: 1, maximum: 100 }), 25) }),
    reply: Type.Object({ events: Type.Array(AuditEvent), total: Type.Integer() }),
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
    params: Type.Object({ id: Id() }),
    reply: AuditEvent,
  }),
  people: endpoint('GET /api/audit/people', {
    access: 'admin',
    summary: 'Users to filter the log by: those whose name contains q, or the one with this id',
    query: Type.Object({ q: SearchText(), id: Type.Optional(Id()) }),
    reply: Type.Object({ people: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })) }),
  }),
};
