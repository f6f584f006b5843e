// How much one account may keep, in rows and bytes of each kind: the one table of these limits. Generous for years of work, and a bound for abuse.

type Amount = { items: number; bytes: number };

const MB = 1_000_000;

/** What an operator's `QUOTA_PERCENT` multiplies. Kinds are those that the triggers of the migration `account_usage` count. */
export const quotas = {
  /** Mails written: each counts once, and once for each address, because it becomes a row in each box. What an account receives counts for its sender. */
  mail: { items: 500_000, bytes: 500 * MB },
  attachments: { items: 50_000, bytes: 2000 * MB },
  /** Messages sent. */
  chat: { items: 500_000, bytes: 200 * MB },
  tasks: { items: 20_000, bytes: 100 * MB },
  /** Own events, and their guests. */
  events: { items: 20_000, bytes: 50 * MB },
  follows: { items: 20_000, bytes: 20 * MB },
  posts: { items: 10_000, bytes: 20 * MB },
  comments: { items: 20_000, bytes: 20 * MB },
  articles: { items: 5000, bytes: 200 * MB },
  pictures: { items: 5000, bytes: 500 * MB },
  orders: { items: 20_000, bytes: 50 * MB },
  addresses: { items: 500, bytes: MB },
} as const satisfies Record<string, Amount>;

export type QuotaKind = keyof typeof quotas;
export const quotaKinds = Object.keys(quotas) as QuotaKind[];
