// The access table of this feature: who may make each call, and whose data it reads or changes.
import { type AccessTable, own } from '#kit/server/testing/testAccess.ts';

export const chatAccess: AccessTable = {
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
  'GET /api/chat/search': own,
  'PUT /api/chat/contacts/{contact}/seen': own,
  'PUT /api/chat/contacts/{contact}/cleared': own,
  'PUT /api/chat/activity': own,
  'PUT /api/chat/profile': own,
  'GET /api/chat/typing': own,
  'PUT /api/chat/typing/{contact}': own,
};
