// The access table: each feature has one row per call in its server/testAccess.ts, src/app/server/access.test.ts checks them all.
import type { Access } from '#kit/contract.ts';
import type { Database } from '../database/database.ts';
import type { Call } from './testServer.ts';

/** A signed-in user who owns the data, and what a row needs to create it. */
export type Owner = { id: number; call: Call; email: string; password: string; database: Database };
/** The parts of a request: the `{name}` segments of its path, its query string and its body. */
export type OwnRequest = { params?: Record<string, string | number>; query?: string; body?: object };

export type AccessRow = {
  access: Access;
  /**
   * shared: all users see the same data. own: the caller's data. A function creates data of the owner, and returns the request
   * for it: other users get 404.
   */
  data: 'shared' | 'own' | ((owner: Owner) => Promise<OwnRequest>);
  /** Whether admins also reach the owner's data. */
  adminsToo?: boolean;
  /** Whether the body carries the credential, so that the response without one is 401. */
  takesCredential?: boolean;
};
/** Rows by endpoint, as the OpenAPI document writes it: `GET /api/users/{id}`. */
export type AccessTable = Record<string, AccessRow>;

export const anyone: AccessRow = { access: 'public', data: 'shared' };
export const credential: AccessRow = { ...anyone, takesCredential: true };
export const shared: AccessRow = { access: 'signedIn', data: 'shared' };
export const own: AccessRow = { access: 'signedIn', data: 'own' };
export const adminOnly: AccessRow = { access: 'admin', data: 'shared' };
export const commandOnly: AccessRow = { access: 'command', data: 'shared' };
export const ownerOnly = (data: AccessRow['data']): AccessRow => ({ access: 'signedIn', data });
export const ownerAndAdmins = (data: AccessRow['data']): AccessRow => ({ access: 'signedIn', data, adminsToo: true });

export const now = () => new Date().toISOString();
export const byId = ({ id }: { id: number | string }, body?: object): OwnRequest => ({ params: { id }, ...(body && { body }) });
