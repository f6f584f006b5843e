// The calls of commands on the server's machine: the list of accounts, and invitations by address.
import type {} from '#features/audit/server/tables.ts';
import { NAMES_LOCK, normalEmail } from '#features/auth/server/tables.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import { accountCommands, type ListedAccount } from '../commandContract.ts';
import { addUser, demoFor, editUser } from './change.ts';
import { findInvited, inviting } from './inviting.ts';
import type { UsersOptions } from './ports.ts';
import { presentUsers } from './queries.ts';
import { publishUserListChange } from './tables.ts';

export function commandRoutes(options: UsersOptions): Routes {
  const { database, events } = options;
  const { sendInvitation, log } = inviting(options);
  return serve(accountCommands, {
    list: ({ query }) => listAccounts(database, query),
    invite: async ({ body: { email, role } }, { caller, request, language }) => {
      const invitation = await database.write(async (db) => {
        const known = await presentUsers(db).select('id').where('email', '=', normalEmail(email)).executeTakeFirst();
        if (known) {
          const person = await findInvited(db, known.id, options.demo);
          const may = { ...options, demo: demoFor(caller, options.demo), language, callerId: caller.id };
          const { change } = await editUser(db, person.id, role ? { role } : {}, may);
          if (change) await log(db, request, change.kind, change.person, change.details);
          return sendInvitation(db, request, person);
        }
        const username = await options.usernameFor(db, normalEmail(email));
        const named = { fullName: '', username, email, company: '', country: '', contact: '' };
        const powers = { role: role ?? 'subscriber', currentPlan: 'basic', status: 'pending' } as const;
        const added = await addUser(db, { ...named, ...powers }, language);
        await log(db, request, 'userAdded', added, powers);
        return sendInvitation(db, request, added);
      }, NAMES_LOCK);
      publishUserListChange(events);
      return invitation;
    },
  });
}

async function listAccounts(
  { read }: Database,
  { q, email, page, perPage }: { q: string; email?: string; page: number; perPage: number },
): Promise<{ accounts: ListedAccount[]; total: number }> {
  const matching = presentUsers(read)
    .$if(email !== undefined, (people) => people.where('users.email', '=', normalEmail(email ?? '')))
    .$if(likePart(q) !== '', (people) => people.where((user) => isLike(user.ref('users.busca'), `%${likePart(q)}%`)));
  const [rows, { total }] = await Promise.all([
    matching
      .leftJoin('two_step', 'two_step.user_id', 'users.id')
      .select(['users.id', 'users.email', 'users.full_name', 'users.username', 'users.role', 'users.status', 'two_step.started_at'])
      .select(({ selectFrom }) =>
        selectFrom('audit_events')
          .select('at')
          .whereRef('actor_id', '=', 'users.id')
          .where('kind', '=', 'signedIn')
          .orderBy('audit_events.id', 'desc')
          .limit(1)
          .as('signed_in_at'),
      )
      .orderBy('users.email')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const accounts = rows.map(({ full_name: fullName, started_at, ...row }) => ({ ...row, fullName, hasTwoStep: started_at !== null }));
  return { accounts, total };
}
