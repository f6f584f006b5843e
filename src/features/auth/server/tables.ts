import type { Generated } from 'kysely';
import type { Busca } from '#kit/server/contains.ts';
import type { AbilityRule } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    users: UsersTable;
    refresh_tokens: RefreshTokensTable;
    signing_keys: SigningKeysTable;
  }
}

export interface UsersTable {
  id: Generated<number>;
  full_name: string;
  username: string;
  email: string;
  /** argon2id, in the PHC string format. */
  password: string;
  avatar: string | null;
  role: 'admin' | 'client';
  /** Rules beyond those of the role; null: those of the role alone. */
  ability: AbilityRule[] | null;
  created_at: string;
  /** Name and e-mail. */
  busca: Busca;
}

/** One row per token handed out: the newest of a family is the one that works. */
export interface RefreshTokensTable {
  id: string;
  /** The sign-in that the token descends from. */
  family: string;
  user_id: number;
  expires_at: string;
  used_at: string | null;
}

export interface SigningKeysTable {
  purpose: 'access' | 'refresh';
  /** 256 random bits, base64url. */
  secret: string;
}
