// The outbox of e-mails for admins: what was sent, what was not, and why.
import { endpoint } from '#kit/contract.ts';
import { Choices, Id, Instant, Nothing, Nullable, Paging, SearchText, type Static, Type } from '#kit/schema.ts';

/** `unsent`: there is no mail server, so someone has to deliver it in another way. */
export const mailStates = ['waiting', 'sent', 'failed', 'unsent'] as const;
export const MailState = Type.Enum([...mailStates]);
export type MailState = Static<typeof MailState>;

/** Replaces the mail server's error: an admin removed the mail from the outbox. */
export const removedByAdmin = 'removedByAdmin';

const listed = {
  id: Type.Integer(),
  recipient: Type.String(),
  name: Type.String(),
  subject: Type.String(),
  state: MailState,
  /** The author, if a user wrote it: subject and text are then left out, since they are private. */
  writtenBy: Type.String(),
  /** Contains a link that gives access to an account. */
  isSecret: Type.Boolean(),
  /** The text was not erased yet. */
  hasText: Type.Boolean(),
  created_at: Instant(),
  sent_at: Nullable(Instant()),
  /** The next attempt; null if there is none. */
  due_at: Nullable(Instant()),
  attempts: Type.Integer(),
  /** The last delivery error: the mail server's words, or `removedByAdmin`. */
  error: Type.String(),
};
export const ListedMail = Type.Object(listed);
export type ListedMail = Static<typeof ListedMail>;

export const ShownMail = Type.Object({ ...listed, text: Nullable(Type.String()) });
export type ShownMail = Static<typeof ShownMail>;

const ById = Type.Object({ id: Id() });

export const outbox = {
  list: endpoint('GET /api/outbox', {
    access: 'admin',
    summary: 'E-mails, newest first; q searches recipient, subject and author. “hasServer” says whether a mail server is configured',
    query: Type.Object({ q: SearchText(), state: Type.Optional(Choices(MailState)), ...Paging }),
    reply: Type.Object({ mails: Type.Array(ListedMail), total: Type.Integer(), hasServer: Type.Boolean() }),
  }),
  show: endpoint('GET /api/outbox/:id', {
    access: 'admin',
    summary: 'One e-mail with its text, which is null once erased or if a user wrote it; reading an access link is recorded in the log',
    params: ById,
    reply: ShownMail,
  }),
  retry: endpoint('POST /api/outbox/:id/retry', {
    access: 'admin',
    effect: 'changes',
    summary: 'Retry delivering an unsent e-mail immediately',
    params: ById,
    reply: Nothing,
  }),
  remove: endpoint('DELETE /api/outbox/:id', {
    access: 'admin',
    summary:
      'Remove an e-mail; if unsent, it will not be sent. An e-mail written by a user stays as not delivered, so that they can see it and try again',
    params: ById,
    reply: Nothing,
  }),
};
