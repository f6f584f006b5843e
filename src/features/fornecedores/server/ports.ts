// What this feature needs from others; `app` passes it.
import type { Preco } from '#features/precos/contract.ts';
import type { Database } from '#kit/server/database/database.ts';

/** Everything that is said of these prices, in the order of the ids. */
export type FindPrecos = (database: Database, ids: readonly number[]) => Promise<Preco[]>;
