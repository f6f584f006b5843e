// Quotas of an account, in rows and bytes per kind, all in this table. Enough for years of work, with a bound against abuse.

type Amount = { items: number; bytes: number };

const MB = 1_000_000;

/** `QUOTA_PERCENT` multiplies these. The kinds are those counted by the triggers of the migration `account_usage`. */
export const quotas = {
  /** Mails written: one each, plus one per recipient, since each adds a row to a mailbox. Received mails count for the sender. */
  mail: { items: 500_000, bytes: 500 * MB },
  attachments: { items: 50_000, bytes: 2000 * MB },
  /** Messages sent. */
  chat: { items: 500_000, bytes: 200 * MB },
  /** Tasks, and the notices of those that are about several. */
  tasks: { items: 50_000, bytes: 100 * MB },
  /** The user's own events, and their guests. */
  events: { items: 20_000, bytes: 50 * MB },
  follows: { items: 20_000, bytes: 20 * MB },
  posts: { items: 10_000, bytes: 20 * MB },
  comments: { items: 20_000, bytes: 20 * MB },
  articles: { items: 5000, bytes: 200 * MB },
  pictures: { items: 5000, bytes: 500 * MB },
  orders: { items: 20_000, bytes: 50 * MB },
  addresses: { items: 500, bytes: MB },
  /** Saved searches of notices: each of them is counted whenever the menu is shown. */
  searches: { items: 100, bytes: MB },
  /** Files of the own company's documents. */
  certidoes: { items: 5000, bytes: 2000 * MB },
  /** Files of offers, with their versions. */
  propostaArquivos: { items: 20_000, bytes: 5000 * MB },
  /** Notices entered by hand, with their items. Those from sheets do not count. */
  licitacoes: { items: 5000, bytes: 100 * MB },
  /** Offers, and the comments on them. */
  propostas: { items: 20_000, bytes: 50 * MB },
} as const satisfies Record<string, Amount>;

export type QuotaKind = keyof typeof quotas;
export const quotaKinds = Object.keys(quotas) as QuotaKind[];
