// E-mail: the specification's calls under /apps/email, our own under /api/email.
import { endpoint } from '#kit/contract.ts';
import { Body, Day, Default, FileName, Id, Instant, Nothing, Paging, SearchText, Type } from '#kit/schema.ts';
import { signedFile } from '#kit/signedFile.ts';
import { emailMeta } from './counted.ts';
import {
  Draft,
  Email,
  EmailChange,
  EmailIds,
  EmailsMeta,
  KeptAttachment,
  Label,
  ListedEmail,
  Recipient,
  SentDraft,
  ShownEmail,
  View,
  ViewChange,
} from './entities.ts';

const ById = Type.Object({ id: Id() });
/** Selects e-mails: by folder, by label, and by `q` in the subject. An empty label, as the specification's clients send it, means any. */
const view = {
  folder: Default(View, 'inbox'),
  label: Default(Type.Enum(['private', 'company', 'important', 'personal', '']), ''),
  q: SearchText(),
  /** Saved, sent or received on these days in Brasília, both included. */
  since: Type.Optional(Day()),
  until: Type.Optional(Day()),
  /** Unread e-mails only. */
  unread: Default(Type.Boolean(), false),
};

export const email = {
  list: endpoint('GET /apps/email/emails', {
    access: 'signedIn',
    summary: "The caller's newest 1,000 e-mails in a view, newest first, and the numbers of unread messages and drafts in all views",
    query: Type.Object(view),
    reply: Type.Object({ emails: Type.Array(Email), emailsMeta: EmailsMeta }),
  }),
  update: endpoint('POST /apps/email/update-emails', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Change e-mails; if one of them is not the caller’s, none is changed',
    body: Body({ emailIds: EmailIds, dataToUpdate: EmailChange }),
    reply: Nothing,
  }),
  updateLabel: endpoint('POST /apps/email/update-emails-label', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Toggle a label on each of these e-mails',
    body: Body({ emailIds: EmailIds, label: Label }),
    reply: Nothing,
  }),
  get: endpoint('GET /apps/email/get-email', {
    access: 'signedIn',
    summary: 'One e-mail, and whether there is a previous and a next one',
    query: Type.Object({ id: Id() }),
    reply: Email,
  }),
  paginate: endpoint('GET /apps/email/paginate-email', {
    access: 'signedIn',
    summary: 'The e-mail after (next, the newer one) or before another, among all or, with “folder”, in a view',
    query: Type.Object({
      dir: Type.Enum(['previous', 'next']),
      emailId: Id(),
      folder: Type.Optional(View),
      label: view.label,
      q: view.q,
      since: view.since,
      until: view.until,
      unread: view.unread,
    }),
    reply: Email,
  }),
  listPage: endpoint('GET /api/email', {
    access: 'signedIn',
    summary: 'A page of a view, newest first, without the message texts',
    query: Type.Object({ ...view, ...Paging, perPage: Default(Type.Integer({ minimum: 1, maximum: 100 }), 50) }),
    reply: Type.Object({ emails: Type.Array(ListedEmail), total: Type.Integer() }),
  }),
  ...emailMeta,
  options: endpoint('GET /api/email/options', {
    access: 'signedIn',
    summary: 'Whether e-mail can be sent to external addresses',
    reply: Type.Object({ canSendOutside: Type.Boolean() }),
  }),
  show: endpoint('GET /api/email/mails/:id', {
    access: 'signedIn',
    summary: 'One e-mail with its thread, for the screen; previous and next as in the given view',
    params: ById,
    query: Type.Object(view),
    reply: ShownEmail,
  }),
  updateView: endpoint('POST /api/email/view', {
    access: 'signedIn',
    effect: 'changes',
    summary:
      'Change all e-mails of a view, also adding or removing a label; “batch”, which the client may choose, allows it to be undone for ten minutes',
    body: Body({
      folder: View,
      label: Default(Type.Enum(['private', 'company', 'important', 'personal', '']), ''),
      q: view.q,
      since: view.since,
      until: view.until,
      unread: view.unread,
      change: ViewChange,
      batch: Type.Optional(Type.String({ minLength: 16, maxLength: 64 })),
    }),
    reply: Type.Object({ changed: Type.Integer(), batch: Type.String() }),
  }),
  undoView: endpoint('POST /api/email/view/undo', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Undo such a change',
    body: Body({ batch: Type.String({ minLength: 1, maxLength: 100 }) }),
    reply: Nothing,
  }),
  remove: endpoint('POST /api/email/remove', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Permanently delete e-mails in the trash; if one is not there, none is deleted',
    body: Body({ emailIds: EmailIds }),
    reply: Nothing,
  }),
  emptyTrash: endpoint('DELETE /api/email/trash', {
    access: 'signedIn',
    summary: 'Permanently delete everything in the trash',
    reply: Type.Object({ removed: Type.Integer() }),
  }),
  frame: endpoint('GET /api/email/frames/:id', {
    access: 'public',
    summary: 'A message as a page without active content, under the signed address that its e-mail comes with',
    params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
    query: Type.Object({ ...signedFile, images: Default(Type.Boolean(), false), dark: Default(Type.Boolean(), false) }),
    secretAddress: true,
    reply: 'text/html; charset=utf-8',
  }),
};

/** A message of maximum length, where a character takes up to three bytes or two characters of JSON, and the other fields of a draft. */
const DRAFT_BYTES = 3 * 2 ** 20;

export const emailWriting = {
  findRecipients: endpoint('GET /api/email/recipients', {
    access: 'signedIn',
    summary: 'Recipients, by name or address',
    query: Type.Object({ q: SearchText() }),
    reply: Type.Object({ recipients: Type.Array(Recipient) }),
  }),
  addDraft: endpoint('POST /api/email/drafts', {
    access: 'signedIn',
    summary: 'Create a draft; a second call with the same “key” returns the same draft',
    body: Body({ ...SentDraft.properties, key: Type.Optional(Type.String({ minLength: 8, maxLength: 64 })) }),
    bodyLimit: DRAFT_BYTES,
    reply: Draft,
    status: 201,
  }),
  respond: endpoint('POST /api/email/mails/:id/drafts', {
    access: 'signedIn',
    summary: 'Create a reply to an e-mail or forward it: recipients, subject, quotation and attachments are filled in',
    params: ById,
    body: Body({ as: Type.Enum(['reply', 'replyAll', 'forward']) }),
    reply: Draft,
    status: 201,
  }),
  showDraft: endpoint('GET /api/email/drafts/:id', {
    access: 'signedIn',
    summary: 'A draft for editing',
    params: ById,
    reply: Draft,
  }),
  saveDraft: endpoint('PUT /api/email/drafts/:id', {
    access: 'signedIn',
    summary: 'Save a draft; with “savedAt”, only if it has not been saved elsewhere since',
    params: ById,
    body: Body({ ...SentDraft.properties, savedAt: Type.Optional(Instant()) }),
    bodyLimit: DRAFT_BYTES,
    reply: Draft,
  }),
  dropUntouched: endpoint('DELETE /api/email/drafts/:id', {
    access: 'signedIn',
    summary: 'Permanently discard a reply or forwarded e-mail that has not been changed since it was created; any other draft stays',
    params: ById,
    reply: Type.Object({ removed: Type.Boolean() }),
  }),
  attach: endpoint('POST /api/email/drafts/:id/attachments', {
    access: 'signedIn',
    summary: 'Attach a file to a draft',
    params: ById,
    query: Type.Object({ fileName: FileName() }),
    body: 'stream',
    reply: KeptAttachment,
    status: 201,
  }),
  detach: endpoint('DELETE /api/email/drafts/:id/attachments/:attachment', {
    access: 'signedIn',
    summary: 'Remove an attachment from a draft',
    params: Type.Object({ id: Id(), attachment: Type.String({ maxLength: 100 }) }),
    reply: Nothing,
  }),
  readAttachment: endpoint('GET /api/email/attachments/:id', {
    access: 'public',
    summary:
      'The file of an attachment, under the signed address that its e-mail comes with; “inline” only for pictures, PDF and plain texts',
    params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
    query: Type.Object({ ...signedFile, inline: Default(Type.Boolean(), false) }),
    secretAddress: true,
    reply: 'application/octet-stream',
  }),
  send: endpoint('POST /api/email/drafts/:id/send', {
    access: 'signedIn',
    summary:
      'Send a draft: in ten seconds, during which it can be undone, or at “at”; with “savedAt”, only if it has not been saved elsewhere since',
    params: ById,
    body: Body({ at: Type.Optional(Instant()), savedAt: Type.Optional(Instant()) }),
    reply: Type.Object({ sendAt: Instant() }),
  }),
  unsend: endpoint('POST /api/email/drafts/:id/unsend', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Turn a scheduled e-mail back into a draft',
    params: ById,
    reply: Draft,
  }),
  retry: endpoint('POST /api/email/mails/:id/retry', {
    access: 'signedIn',
    summary: 'Retry delivering a sent e-mail to the external addresses that it has not reached',
    params: ById,
    reply: Nothing,
  }),
};
