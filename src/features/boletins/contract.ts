// The calls of bulletins: what saved searches find, told by the bell, by mail and as feeds.
import { endpoint } from '#kit/contract.ts';
import { Body, Id, Instant, Nothing, Nullable, type Static, Type } from '#kit/schema.ts';

/** How often a bulletin comes. */
export const Frequency = Type.Enum(['never', 'daily', 'weekly']);
export type Frequency = Static<typeof Frequency>;
export type MailFrequency = Exclude<Frequency, 'never'>;

/** Live changes of alerts and settings, and the first part of their query keys. */
export const boletinsTopic = 'boletins';

const settings = {
  /** Hour in Brasília. */
  hora: Type.Integer({ minimum: 0, maximum: 23 }),
  /** Of the weekly bulletin; 1 is Monday. */
  dia_da_semana: Type.Integer({ minimum: 1, maximum: 7 }),
  /** How often changes of followed items, and news of followed suppliers and public bodies, are told. */
  acompanhados: Frequency,
};

export const BoletimSettings = Type.Object({
  ...settings,
  /** Next bulletins; null if nothing is to be in them. */
  proximo_diario: Nullable(Instant()),
  proximo_semanal: Nullable(Instant()),
  /** Whether this installation sends mail. */
  envia: Type.Boolean(),
});
export type BoletimSettings = Static<typeof BoletimSettings>;

export const Alert = Type.Object({
  search: Type.Integer(),
  /** Whether the bell tells of new notices at once. */
  bell: Type.Boolean(),
  mail: Frequency,
  /** When the address of the feed was made, and when it was last read; null: it has none. */
  feed_made_at: Nullable(Instant()),
  feed_read_at: Nullable(Instant()),
});
export type Alert = Static<typeof Alert>;

const BySearch = Type.Object({ id: Id() });

export const boletins = {
  settings: endpoint('GET /api/boletins', {
    access: 'signedIn',
    summary: "When the caller gets bulletins by mail, and the alerts of the caller's searches",
    reply: Type.Object({ settings: BoletimSettings, alerts: Type.Array(Alert) }),
  }),
  change: endpoint('PATCH /api/boletins', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Change when the caller gets bulletins; what is left out stays as it is',
    body: Body({
      hora: Type.Optional(settings.hora),
      dia_da_semana: Type.Optional(settings.dia_da_semana),
      acompanhados: Type.Optional(settings.acompanhados),
    }),
    reply: Nothing,
  }),
  alert: endpoint('PATCH /api/boletins/searches/:id', {
    access: 'signedIn',
    summary: 'Change how a saved search tells the caller of notices that are added from now on; what is left out stays as it is',
    params: BySearch,
    body: Body({ bell: Type.Optional(Type.Boolean()), mail: Type.Optional(Frequency) }),
    reply: Alert,
  }),
  makeFeed: endpoint('POST /api/boletins/searches/:id/feed', {
    access: 'signedIn',
    summary: 'Make secret addresses of the feed of a saved search, which replace the former ones; they are returned only once',
    params: BySearch,
    reply: Type.Object({ atom: Type.String(), json: Type.String(), alert: Alert }),
    status: 201,
  }),
  revokeFeed: endpoint('DELETE /api/boletins/searches/:id/feed', {
    access: 'signedIn',
    summary: 'End the feed of a saved search',
    params: BySearch,
    reply: Nothing,
  }),
  send: endpoint('POST /api/boletins/send', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Send the caller a bulletin of the last seven days now; “sent” is false when there is nothing to tell',
    reply: Type.Object({ sent: Type.Boolean() }),
  }),
  readFeed: endpoint('GET /api/boletins/feeds/:file', {
    access: 'public',
    heavy: 'search',
    summary:
      'The feed of a saved search, the newest 100 notices of the last 90 days: “file” is the secret and .atom (Atom) or .json (JSON Feed)',
    params: Type.Object({ file: Type.String({ maxLength: 200 }) }),
    secretAddress: true,
    reply: 'application/octet-stream',
    others: { 304: Nothing },
  }),
  showEnd: endpoint('GET /api/boletins/end/:token', {
    access: 'public',
    summary: 'A page that asks whether the bulletins of the account of this token shall end: mail programs open addresses by themselves',
    params: Type.Object({ token: Type.String({ maxLength: 200 }) }),
    secretAddress: true,
    reply: 'text/html; charset=utf-8',
  }),
  end: endpoint('POST /api/boletins/end/:token', {
    access: 'public',
    summary: 'End all bulletins of the account of this token, as mail programs ask for by one click (RFC 8058); searches and bell stay',
    params: Type.Object({ token: Type.String({ maxLength: 200 }) }),
    takesForms: true,
    secretAddress: true,
    reply: 'text/html; charset=utf-8',
  }),
};
