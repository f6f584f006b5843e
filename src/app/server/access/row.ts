// What stands in a row of the table of who may call what, and the rows that there are.
import type { LightMyRequestResponse } from 'fastify';
import type { Database } from '#kit/server/database/database.ts';

type Call = (route: string, body?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
/** Somebody with a thing of their own, and what is at hand to make one. */
export type Owner = { id: number; call: Call; email: string; password: string; database: Database };
/** What stands in for `{name}` in the path, or after it; and what is sent. */
export type Parts = { params?: Record<string, string | number>; query?: string; body?: object };

export type Row = {
  may: 'anybody' | 'signedIn' | 'admin';
  /**
   * house: everybody's, or nobody's. own: the caller's, whoever calls. A function makes a thing of the owner's and says how to ask for it:
   * to everybody else it is not there.
   */
  about: 'house' | 'own' | ((owner: Owner) => Promise<Parts>);
  /** An owner's thing that admins reach too. */
  adminsToo?: boolean;
  /** Answers 401 to whoever brings nothing to be exchanged. */
  exchanges?: boolean;
};

export const anybody: Row = { may: 'anybody', about: 'house' };
export const exchange: Row = { ...anybody, exchanges: true };
export const house: Row = { may: 'signedIn', about: 'house' };
export const own: Row = { may: 'signedIn', about: 'own' };
export const admin: Row = { may: 'admin', about: 'house' };
export const ownersAlone = (about: Row['about']): Row => ({ may: 'signedIn', about });
export const ownersAndAdmins = (about: Row['about']): Row => ({ may: 'signedIn', about, adminsToo: true });

export const now = () => new Date().toISOString();
export const idOf = ({ id }: { id: number | string }, body?: object): Parts => ({ params: { id }, ...(body && { body }) });
