// The access table of this feature: who may make each call, and whose data it reads or changes.
import {
  type AccessTable,
  anyone,
  byId,
  now,
  type Owner,
  type OwnRequest,
  own,
  ownerOnly,
  shared,
} from '#kit/server/testing/testAccess.ts';

/** A received mail, in this folder of the owner. */
const mail =
  (ask: (id: number) => OwnRequest, folder: 'inbox' | 'trash' = 'inbox') =>
  async ({ id: user_id, database }: Owner): Promise<OwnRequest> => {
    const [json, at] = ['[]' as never, now()];
    const { id } = await database.write(async (db) => {
      const sender = { from_user_id: null, from_name: 'Ana', from_email: 'ana@x.example', recipients: json, cc: json, bcc: json };
      const times = { created_at: at, updated_at: at, send_at: at, sent_at: at };
      const message = await db
        .insertInto('email_messages')
        .values({
          ...sender,
          subject: 'Ata',
          html: '<p>Ata</p>',
          preview: 'Ata',
          thread_id: null,
          in_reply_to: null,
          is_demo: false,
          ...times,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const entry = { user_id, message_id: message.id, thread_id: message.id, folder, is_read: false, is_starred: false, is_own: false };
      return db
        .insertInto('emails')
        .values({ ...entry, at, busca: 'ata' })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    return ask(id);
  };

const aDraft = { to: [{ name: 'Ana', email: 'ana@x.example' }], cc: [], bcc: [], subject: 'Ata', message: '<p>Ata</p>' };
/** A draft of the owner; `prepare` adds to it. */
const draft =
  (body?: object, prepare?: (owner: Owner, id: number) => Promise<OwnRequest['params'] | undefined>) =>
  async (owner: Owner): Promise<OwnRequest> => {
    const { id } = (await owner.call('POST /api/email/drafts', aDraft)).json();
    return { params: { id, ...(await prepare?.(owner, id)) }, ...(body && { body }) };
  };
const withAttachment = async ({ call }: Owner, id: number) => {
  const path = `POST /api/email/drafts/${id}/attachments?fileName=ata.txt` as const;
  const stored = await call(path, Buffer.from('Ata'), { 'content-type': 'application/octet-stream' });
  return { attachment: stored.json().id as string };
};
const asFailedDelivery = async ({ database }: Owner, id: number) => {
  const at = now();
  await database.write(async (db) => {
    const { message_id } = await db.selectFrom('emails').select('message_id').where('id', '=', id).executeTakeFirstOrThrow();
    await db.updateTable('email_messages').set({ send_at: at, sent_at: at }).where('id', '=', message_id).execute();
    const delivery = { recipient: 'ana@x.example', name: 'Ana', subject: '', body: null, secret: false, busca: 'ana' };
    const attempt = { state: 'failed' as const, created_at: at, queued_at: at, due_at: at, sent_at: null };
    await db
      .insertInto('mails')
      .values({ ...delivery, ...attempt, email_message_id: message_id })
      .execute();
  });
  return undefined;
};

export const emailAccess: AccessTable = {
  'GET /apps/email/emails': own,
  'POST /apps/email/update-emails': ownerOnly(mail((id) => ({ body: { emailIds: [id], dataToUpdate: { isRead: true } } }))),
  'POST /apps/email/update-emails-label': ownerOnly(mail((id) => ({ body: { emailIds: [id], label: 'private' } }))),
  'GET /apps/email/get-email': ownerOnly(mail((id) => ({ query: `?id=${id}` }))),
  'GET /apps/email/paginate-email': ownerOnly(
    async (owner) => (await mail(() => ({}))(owner)) && mail((emailId) => ({ query: `?dir=previous&emailId=${emailId}` }))(owner),
  ),
  'GET /api/email': own,
  'GET /api/email/meta': own,
  'GET /api/email/options': shared,
  'GET /api/email/mails/{id}': ownerOnly(mail((id) => byId({ id }))),
  'POST /api/email/view': own,
  'POST /api/email/view/undo': own,
  'POST /api/email/remove': ownerOnly(mail((id) => ({ body: { emailIds: [id] } }), 'trash')),
  'DELETE /api/email/trash': own,
  'GET /api/email/frames/{id}': anyone,
  'GET /api/email/recipients': shared,
  'POST /api/email/drafts': own,
  'POST /api/email/mails/{id}/drafts': ownerOnly(mail((id) => byId({ id }, { as: 'reply' }))),
  'GET /api/email/drafts/{id}': ownerOnly(draft()),
  'PUT /api/email/drafts/{id}': ownerOnly(draft(aDraft)),
  'DELETE /api/email/drafts/{id}': ownerOnly(draft()),
  'POST /api/email/drafts/{id}/attachments': own,
  'DELETE /api/email/drafts/{id}/attachments/{attachment}': ownerOnly(draft(undefined, withAttachment)),
  'GET /api/email/attachments/{id}': anyone,
  'POST /api/email/drafts/{id}/send': ownerOnly(draft({})),
  'POST /api/email/drafts/{id}/unsend': ownerOnly(draft()),
  'POST /api/email/mails/{id}/retry': ownerOnly(draft(undefined, asFailedDelivery)),
};
