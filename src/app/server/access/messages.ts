// Who may call what of mail and chat.
import { anybody, house, idOf, now, type Owner, own, ownersAlone, type Parts, type Row } from './row.ts';

/** What somebody wrote to them, in a folder of theirs. */
const mail =
  (ask: (id: number) => Parts, folder: 'inbox' | 'trash' = 'inbox') =>
  async ({ id: user_id, database }: Owner): Promise<Parts> => {
    const [json, at] = ['[]' as never, now()];
    const { id } = await database.write(async (db) => {
      const who = { from_user_id: null, from_name: 'Ana', from_email: 'ana@x.example', recipients: json, cc: json, bcc: json };
      const times = { created_at: at, updated_at: at, send_at: at, sent_at: at };
      const message = await db
        .insertInto('email_messages')
        .values({
          ...who,
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
      const line = { user_id, message_id: message.id, thread_id: message.id, folder, is_read: false, is_starred: false, is_own: false };
      return db
        .insertInto('emails')
        .values({ ...line, at, busca: 'ata' })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    return ask(id);
  };

const aDraft = { to: [{ name: 'Ana', email: 'ana@x.example' }], cc: [], bcc: [], subject: 'Ata', message: '<p>Ata</p>' };
/** What they are writing. */
const draft =
  (body?: object, before?: (owner: Owner, id: number) => Promise<Parts['params'] | undefined>) =>
  async (owner: Owner): Promise<Parts> => {
    const { id } = (await owner.call('POST /api/email/drafts', aDraft)).json();
    return { params: { id, ...(await before?.(owner, id)) }, ...(body && { body }) };
  };
const attached = async ({ call }: Owner, id: number) => {
  const path = `POST /api/email/drafts/${id}/attachments?fileName=ata.txt` as const;
  const kept = await call(path, Buffer.from('Ata'), { 'content-type': 'application/octet-stream' });
  return { attachment: kept.json().id as string };
};
const notArrived = async ({ database }: Owner, id: number) => {
  const at = now();
  await database.write(async (db) => {
    const { message_id } = await db.selectFrom('emails').select('message_id').where('id', '=', id).executeTakeFirstOrThrow();
    await db.updateTable('email_messages').set({ send_at: at, sent_at: at }).where('id', '=', message_id).execute();
    const outside = { recipient: 'ana@x.example', name: 'Ana', subject: '', body: null, secret: false, busca: 'ana' };
    const tried = { state: 'failed' as const, created_at: at, queued_at: at, due_at: at, sent_at: null };
    await db
      .insertInto('mails')
      .values({ ...outside, ...tried, email_message_id: message_id })
      .execute();
  });
  return undefined;
};

export const messagesAccess: Record<string, Row> = {
  'GET /apps/email/emails': own,
  'POST /apps/email/update-emails': ownersAlone(mail((id) => ({ body: { emailIds: [id], dataToUpdate: { isRead: true } } }))),
  'POST /apps/email/update-emails-label': ownersAlone(mail((id) => ({ body: { emailIds: [id], label: 'private' } }))),
  'GET /apps/email/get-email': ownersAlone(mail((id) => ({ query: `?id=${id}` }))),
  'GET /apps/email/paginate-email': ownersAlone(
    async (owner) => (await mail(() => ({}))(owner)) && mail((emailId) => ({ query: `?dir=previous&emailId=${emailId}` }))(owner),
  ),
  'GET /api/email': own,
  'GET /api/email/meta': own,
  'GET /api/email/options': house,
  'GET /api/email/mails/{id}': ownersAlone(mail((id) => idOf({ id }))),
  'POST /api/email/view': own,
  'POST /api/email/view/undo': own,
  'POST /api/email/remove': ownersAlone(mail((id) => ({ body: { emailIds: [id] } }), 'trash')),
  'DELETE /api/email/trash': own,
  'GET /api/email/frames/{id}': anybody,
  'GET /api/email/recipients': house,
  'POST /api/email/drafts': own,
  'POST /api/email/mails/{id}/drafts': ownersAlone(mail((id) => idOf({ id }, { as: 'reply' }))),
  'GET /api/email/drafts/{id}': ownersAlone(draft()),
  'PUT /api/email/drafts/{id}': ownersAlone(draft(aDraft)),
  'DELETE /api/email/drafts/{id}': ownersAlone(draft()),
  'POST /api/email/drafts/{id}/attachments': own,
  'DELETE /api/email/drafts/{id}/attachments/{attachment}': ownersAlone(draft(undefined, attached)),
  'GET /api/email/attachments/{id}': anybody,
  'POST /api/email/drafts/{id}/send': ownersAlone(draft({})),
  'POST /api/email/drafts/{id}/unsend': ownersAlone(draft()),
  'POST /api/email/mails/{id}/retry': ownersAlone(draft(undefined, notArrived)),

  'GET /apps/chat/chats-and-contacts': own,
  'GET /apps/chat/users/profile-user': own,
  'GET /apps/chat/get-chat': own,
  'POST /apps/chat/send-msg': own,
  'GET /api/chat/unseen': own,
  'GET /api/chat/contacts': own,
  'GET /api/chat/contacts/{contact}': own,
  'PUT /api/chat/contacts/{contact}': own,
  'GET /api/chat/contacts/{contact}/messages': own,
  'POST /api/chat/contacts/{contact}/messages': own,
  'DELETE /api/chat/contacts/{contact}/messages': own,
  'GET /api/chat/contacts/{contact}/search': own,
  'PUT /api/chat/contacts/{contact}/seen': own,
  'PUT /api/chat/contacts/{contact}/cleared': own,
  'PUT /api/chat/activity': own,
  'PUT /api/chat/profile': own,
  'GET /api/chat/typing': own,
  'PUT /api/chat/typing/{contact}': own,
};
