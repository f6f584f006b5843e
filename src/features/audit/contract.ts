// The audit log of security and administration: what happened, who did it, from where. Append-only.
import { endpoint } from '#kit/contract.ts';
import { Anything, Day, Default, Id, Instant, Nullable, Paging, SearchText, type Static, Type } from '#kit/schema.ts';

/** All kinds of events by group; `web/texts` has a sentence for each, `kindNames.ts` a name. */
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
    'passwordLinkMade',
    'accountUnlocked',
    'sessionsRevoked',
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
    'licitacaoAdded',
    'licitacaoEdited',
    'licitacaoJoined',
    'contaEdited',
    'importStarted',
    'importCancelled',
    'importRemoved',
    'sourceChanged',
    'dnsCommitted',
    'dnsUndone',
    'dnsRedone',
    'dnsDiscarded',
    'dnsEntryAdded',
    'dnsEntryEdited',
    'dnsEntryRenewed',
    'dnsEntryRemoved',
    'dnsEntryRestored',
    'certidaoAdded',
    'certidaoEdited',
    'certidaoRenewed',
    'certidaoRemoved',
    'certidaoRestored',
    'empresaEdited',
    'modeloEdited',
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

/** The device type that the browser reports. */
export const devices = ['desktop', 'mobile', 'tablet'] as const;
export type Device = (typeof devices)[number];

export const AuditEvent = Type.Object({
  id: Type.Integer(),
  at: Instant(),
  kind: Type.Enum([...auditKinds]),
  /** Null for the server (name `system`) and commands on its machine (`command`; older entries `system`), and for visitors who are not signed in (name empty). */
  actor_id: Nullable(Type.Integer()),
  actor_name: Type.String(),
  subject_type: Type.String(),
  subject_id: Nullable(Type.Integer()),
  subject_name: Type.String(),
  address: Type.String(),
  user_agent: Type.String(),
  /** Further details of the kind, by name. */
  details: Anything(),
});
export type AuditEvent = Static<typeof AuditEvent>;

/** A missing filter filters nothing. Days are in Brasília, both ends included. */
const filters = {
  q: SearchText(),
  kind: Type.Optional(Type.Array(Type.Enum([...auditKinds]), { maxItems: 100 })),
  /** The actor. */
  actor: Type.Optional(Id()),
  /** The actor or the subject. */
  about: Type.Optional(Id()),
  subjectType: Type.Optional(Type.String({ maxLength: 40 })),
  subjectId: Type.Optional(Id()),
  from: Type.Optional(Day()),
  to: Type.Optional(Day()),
  /** A prefix. */
  address: Type.Optional(Type.String({ maxLength: 60 })),
  device: Type.Optional(Type.Enum([...devices])),
};
export const AuditFilters = Type.Object(filters);
export type AuditFilters = Static<typeof AuditFilters>;

/**
 * `changed`, `missing` (before this entry; null: at the end), `added`: the entry was changed, removed or added outside of the server;
 * `restarted`: the server did not recognise what was before it; `state`: nor the record of where the log begins and ends;
 * `purged`: entries had been changed when retention removed them.
 */
const auditFaults = ['changed', 'missing', 'added', 'restarted', 'state', 'purged'] as const;
export const AuditFault = Type.Object({
  kind: Type.Enum([...auditFaults]),
  event: Nullable(Type.Integer()),
  at: Nullable(Instant()),
});
export type AuditFault = Static<typeof AuditFault>;

export const AuditIntegrity = Type.Object({
  isIntact: Type.Boolean(),
  /** Whether it is sealed with SECRET_KEY, without which the hashes can be computed by anybody. */
  isSealed: Type.Boolean(),
  entries: Type.Integer(),
  /** When entries began to be chained. */
  since: Nullable(Instant()),
  /** The last entry. */
  until: Nullable(Instant()),
  faults: Type.Integer(),
  /** The first fault. */
  first: Nullable(AuditFault),
  checkedAt: Instant(),
});
export type AuditIntegrity = Static<typeof AuditIntegrity>;

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
    heavy: 'export',
    summary: 'The same as CSV; the export is recorded in the log. Semicolons and decimal commas; in English, commas and decimal points',
    query: AuditFilters,
    reply: 'text/csv; charset=utf-8',
  }),
  integrity: endpoint('GET /api/audit/integrity', {
    access: 'admin',
    summary:
      'Whether entries were changed, removed or added outside of the server. “fresh” reads the log again, instead of a recent result',
    query: Type.Object({ fresh: Default(Type.Boolean(), false) }),
    reply: AuditIntegrity,
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
