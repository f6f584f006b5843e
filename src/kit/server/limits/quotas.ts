// Quotas per account and kind. Triggers count the usage (migration account_usage); a transaction that exceeds a quota is refused here.
import { type LocalizedText, languages, Problem } from '#kit/errors.ts';
import { fileSize } from '#kit/fileSize.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { locales } from '../text/formats.ts';
import { currentAccount } from './currentAccount.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    account_usage: { user_id: number; kind: string; items: number; bytes: number };
  }
}

/** Number of rows, and bytes of their content. */
export type Amount = { items: number; bytes: number };
/** `name`: what is counted, for the error message; `hint`: how to free space, if not by deleting. */
export type Quota = Amount & { name: LocalizedText; hint?: LocalizedText };
/** By the kind in `account_usage`. */
export type Quotas = Readonly<Record<string, Quota>>;

/** An account's usage by kind; kinds that it never had are missing. */
export async function readUsage(db: Queries, account: number): Promise<Map<string, Amount>> {
  const rows = await db.selectFrom('account_usage').select(['kind', 'items', 'bytes']).where('user_id', '=', account).execute();
  return new Map(rows.map(({ kind, items, bytes }) => [kind, { items, bytes }]));
}

/**
 * The same database, in which no transaction of an account's call may exceed its quotas. Usage is checked in the transaction itself:
 * each insert locks the counter's row until the commit, so of two concurrent ones the second sees what the first has added.
 * Usage that is already over a quota may still be changed and reduced.
 * @param onAddedMore called with the number of rows that a transaction has added beyond the one that its call is charged for
 */
export function withQuotas(database: Database, quotas: Quotas, onAddedMore: (account: number, items: number) => void): Database {
  return {
    ...database,
    write: async (work, lock) => {
      const account = currentAccount();
      if (account === undefined) return database.write(work, lock);
      let added = 0;
      const result = await database.write(async (db) => {
        const befores = new Map([[account, await readUsage(db, account)]]);
        watched.set(db, befores);
        const worked = await work(db);
        for (const [each, before] of befores) {
          const more = assertWithinQuotas(quotas, before, await readUsage(db, each), each === account);
          if (each === account) added = more;
        }
        return worked;
      }, lock);
      if (added > 1) onAddedMore(account, added - 1);
      return result;
    },
  };
}

/** The usage before a transaction of the accounts whose quotas it must respect. */
const watched = new WeakMap<Queries, Map<number, Map<string, Amount>>>();

/** Enforces the quotas of `account` too in this transaction, because it changes data that counts for that account, not for the caller. */
export async function enforceQuotasOf(db: Queries, account: number): Promise<void> {
  const befores = watched.get(db);
  if (befores && !befores.has(account)) befores.set(account, await readUsage(db, account));
}

/** @returns the number of added rows @throws {Problem} `quota-exceeded` */
function assertWithinQuotas(quotas: Quotas, before: Map<string, Amount>, after: Map<string, Amount>, isOwn: boolean): number {
  let added = 0;
  for (const [kind, { items, bytes }] of after) {
    const had = before.get(kind) ?? { items: 0, bytes: 0 };
    const quota = quotas[kind];
    if (quota && ((items > had.items && items > quota.items) || (bytes > had.bytes && bytes > quota.bytes)))
      throw isOwn ? exceeded(quota, had) : othersExceeded(quota);
    added += Math.max(0, items - had.items);
  }
  return added;
}

const sentences: LocalizedText = {
  pt: '{name}: {items} de {mostItems} registros e {bytes} de {mostBytes} em uso; isto passaria do limite da conta.',
  en: '{name}: {items} of {mostItems} records and {bytes} of {mostBytes} are in use; this would exceed the account’s quota.',
  fr: '{name} : {items} enregistrements sur {mostItems} et {bytes} sur {mostBytes} sont utilisés ; cette action dépasserait le quota du compte.',
  de: '{name}: {items} von {mostItems} Einträgen und {bytes} von {mostBytes} sind belegt; das würde das Kontingent des Kontos überschreiten.',
};
const deleteSome: LocalizedText = {
  pt: 'Exclua o que não é mais necessário ou peça ao administrador do servidor que aumente os limites (QUOTA_PERCENT).',
  en: 'Delete what is no longer needed, or ask the server administrator to raise the quotas (QUOTA_PERCENT).',
  fr: 'Supprimez ce qui n’est plus utile ou demandez à l’exploitant du serveur d’augmenter les quotas (QUOTA_PERCENT).',
  de: 'Löschen Sie, was nicht mehr gebraucht wird, oder bitten Sie den Betreiber des Servers, die Kontingente zu erhöhen (QUOTA_PERCENT).',
};

function exceeded(quota: Quota, used: Amount): Problem {
  const said = languages.map((language) => {
    const count = new Intl.NumberFormat(locales[language]);
    const values: Record<string, string> = {
      name: quota.name[language],
      items: count.format(used.items),
      mostItems: count.format(quota.items),
      bytes: fileSize(used.bytes, locales[language]),
      mostBytes: fileSize(quota.bytes, locales[language]),
    };
    const sentence = sentences[language].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
    return [language, `${sentence} ${(quota.hint ?? deleteSome)[language]}`] as const;
  });
  return new Problem('quota-exceeded', Object.fromEntries(said) as LocalizedText);
}

/** Does not reveal how much other accounts use. */
function othersExceeded({ name }: Quota): Problem {
  const said = languages.map((language) => [language, `${name[language]}${othersFull[language]}`] as const);
  return new Problem('quota-exceeded', Object.fromEntries(said) as LocalizedText);
}

const othersFull: LocalizedText = {
  pt: ': isto passaria do limite da conta dona do que você está alterando.',
  en: ': this would exceed the quota of the account that owns what you are changing.',
  fr: ' : cette action dépasserait le quota du compte auquel appartient ce que vous modifiez.',
  de: ': das würde das Kontingent des Kontos überschreiten, dem gehört, was Sie ändern.',
};
