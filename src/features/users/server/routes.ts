import type { FastifyRequest } from 'fastify';
import { NAMES_LOCK } from '#features/auth/server/tables.ts';
import { notFound } from '#kit/errors.ts';
import { allTopics } from '#kit/liveEvents.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { users } from '../contract.ts';
import { addUser, demoFor, editUser } from './change.ts';
import { readDetails, saveDetails } from './details.ts';
import { findInvited, inviting } from './inviting.ts';
import type { UsersOptions } from './ports.ts';
import { countUsers, findPerson, listAll, listUsers, presentUsers, toUser } from './queries.ts';
import { removeUser, restoreUser } from './remove.ts';
import { publishUserChange, publishUserListChange } from './tables.ts';
import { storedTotals, usageOf } from './usage.ts';

export function usersRoutes(options: UsersOptions): Routes {
  const { database, events, images, demo } = options;
  const { log, sendInvitation } = inviting(options);
  /** Makes the account's browsers refetch after it was disabled or its abilities changed; their old event streams end. */
  const recheckBrowsers = (id: number) => events.publish([id], allTopics);

  return serve(users, {
    allData: () => listAll(database, images),
    list: ({ query }) => listUsers(database, query, images),
    count: () => countUsers(database),
    read: async ({ query: { id } }) => {
      const person = await findPerson(database.read, id);
      return person ? { user: toUser(person, images) } : {};
    },
    stored: () => storedTotals(database, images, options.quotas),
    ownUsage: async (_, { caller }) => ({ kinds: await usageOf(database, caller.id, options.quotas) }),
    usage: async ({ params: { id } }) => ({ kinds: await usageOf(database, id, options.quotas) }),
    show: async ({ params: { id } }) => {
      const person = (await findPerson(database.read, id)) ?? notFound();
      const permissions = options.permissionsOf({ isAdmin: options.isAdmin(person) });
      return { user: toUser(person, images), created_at: person.created_at, ability: options.abilityOf(person), permissions };
    },
    add: async ({ body: { avatar: _, ...body } }, { request, language }) => {
      if (body.role === 'admin' || body.status === 'pending') demo.mustNotGrantAccess();
      const person = await database.write(async (db) => {
        const added = await addUser(db, body, language);
        const { role, currentPlan, status } = body;
        await log(db, request, 'userAdded', added, { role, currentPlan, status });
        if (status === 'pending') await sendInvitation(db, request, added);
        return added;
      }, NAMES_LOCK);
      publishUserListChange(events);
      return { user: toUser(person, images) };
    },
    edit: async ({ params: { id }, body }, { caller, request, language }) => {
      const { person, change } = await database.write(async (db) => {
        const edited = await editUser(db, id, body, { ...options, demo: demoFor(caller, demo), language, callerId: caller.id });
        if (edited.change) await log(db, request, edited.change.kind, edited.person, edited.change.details);
        return edited;
      }, NAMES_LOCK);
      if (change) publishUserChange(events, id, change.details.fields);
      if (change?.details.fields.some((field) => field === 'role' || field === 'status')) recheckBrowsers(id);
      return { user: toUser(person, images) };
    },
    remove: async ({ query: { id } }, { caller, request }) => {
      const notifiedIds = await database.write(async (db) => {
        const removed = await removeUser(db, id, { ...options, callerId: caller.id });
        await log(db, request, 'userRemoved', removed);
        return options.retractNotificationsAbout(db, id);
      }, NAMES_LOCK);
      events.publish(notifiedIds, 'notifications');
      publishUserListChange(events);
      recheckBrowsers(id);
      return undefined;
    },
    restore: async ({ params: { id } }, { request, language }) => {
      await database.write(async (db) => {
        const restored = await restoreUser(db, id, language);
        await log(db, request, 'userRestored', restored);
      }, NAMES_LOCK);
      publishUserListChange(events);
      return undefined;
    },
    readDetails: ({ params: { id } }) => readDetails(database.read, id),
    editDetails: async ({ params: { id }, body }, { request, language }) => {
      const { fields, details } = await database.write(async (db) => {
        const saved = await saveDetails(db, id, body, language);
        if (saved.fields.length > 0) await log(db, request, 'userEdited', saved.person, { fields: saved.fields });
        return saved;
      }, NAMES_LOCK);
      publishUserChange(events, id, fields);
      return details;
    },
    putAvatar: async ({ params: { id }, body }, { caller, request }) => {
      if (!(await findPerson(database.read, id))) notFound();
      const prepared = await images.prepare(body, 'avatar', caller.id);
      const avatar = await database.write(async (db) => {
        const imageId = await images.save(db, id, prepared);
        await changeAvatar(db, request, id, imageId);
        return imageId;
      }, NAMES_LOCK);
      publishUserChange(events, id, ['avatar']);
      return { avatar: images.addressOf(avatar) };
    },
    removeAvatar: async ({ params: { id } }, { request }) => {
      await database.write((db) => changeAvatar(db, request, id, null), NAMES_LOCK);
      publishUserChange(events, id, ['avatar']);
      return undefined;
    },
    invite: async ({ params: { id } }, { request }) => {
      const invited = await database.write(async (db) => {
        demo.mustNotGrantAccess();
        return sendInvitation(db, request, await findInvited(db, id, demo));
      }, NAMES_LOCK);
      return invited;
    },
  });

  async function changeAvatar(db: Queries, request: FastifyRequest, id: number, avatar: string | null): Promise<void> {
    const person = await presentUsers(db).select(['id', 'full_name', 'username', 'avatar']).where('id', '=', id).executeTakeFirst();
    if (!person) notFound();
    await db.updateTable('users').set({ avatar }).where('id', '=', id).execute();
    await images.remove(db, person.avatar);
    await log(db, request, 'userEdited', person, { fields: ['avatar'] });
  }
}
