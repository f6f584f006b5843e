// The features of accounts and mail, with what they need from others: the server has them among all, commands alone.
import { abilityOf, isAdmin } from '#features/auth/server/accounts/abilities.ts';
import { generateUsername } from '#features/auth/server/accounts/accountNames.ts';
import { demoGuard } from '#features/auth/server/demo.ts';
import { authFeature } from '#features/auth/server/feature.ts';
import { inviteUser } from '#features/auth/server/links/invitations.ts';
import { purgeMailboxesOfRemovedUsers } from '#features/email/server/mailbox/removal.ts';
import { retractNotifications } from '#features/notifications/server/notify.ts';
import { outboxFeature } from '#features/outbox/server/feature.ts';
import { hasTasksToTransfer, transferTasks } from '#features/tasks/server/retention.ts';
import { usersFeature } from '#features/users/server/feature.ts';
import type { Feature } from '#kit/server/feature.ts';
import type { Quotas } from '#kit/server/limits/quotas.ts';
import type { Services } from '../services.ts';
import { handOverPictures } from './handOverPictures.ts';
import { permissionsOf } from './permissions.ts';

export type AccountFeatures = Record<'auth' | 'outbox' | 'users', Feature>;

/** Sign-in and sessions, the outbox, and the administration of users. */
export function accountFeatures(services: Services, quotas: Quotas): AccountFeatures {
  const { config, database, events, images, record, mailer, publicAddress, registration } = services;
  return {
    auth: authFeature({ ...services, registrationFor: registration.for, registrationsPerHour: config.registrationsPerHour }),
    outbox: outboxFeature({ ...services, hasServer: services.sendsMail, onChanged: services.publishOutboxChange }),
    users: usersFeature({
      ...{ database, events, images, record, isAdmin, abilityOf, permissionsOf, quotas },
      invite: (db, request, user) => inviteUser(db, request, user, { publicAddress, mailer, appName: config.appName }),
      usernameFor: generateUsername,
      demo: demoGuard(config.demo),
      retractNotificationsAbout: (db, id) => retractNotifications(db, ['profile.friendAsked', 'profile.friendAccepted'], String(id)),
      beforeDeletion: [transferTasks({ retractNotifications, events }), handOverPictures, purgeMailboxesOfRemovedUsers],
      isNeeded: hasTasksToTransfer,
    }),
  };
}
