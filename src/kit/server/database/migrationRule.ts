// Judges whether programs that do not know a migration go on working after it: it may add, and not take away or change.

/** `-- survived since 0097: why`: programs that know that migration survive this one, although it does more than add. */
const mark = /^-- survived since (\d{4}): +\S/m;

/**
 * The schema whose program is the oldest that survives the migration; 0 if all do, because it only adds.
 * @returns null if only programs that know the migration can be trusted with its schema
 */
export function survivedSince(script: string): number | null {
  const since = mark.exec(script)?.[1];
  if (since !== undefined) return Number(since);
  return faultsOf(script).length === 0 ? 0 : null;
}

/** The statements that do more than add, each with the reason; the mark is not looked at. */
export function faultsOf(script: string): string[] {
  const statements = statementsOf(script);
  const seen: Seen = { statements, made: new Set(), added: new Map() };
  return statements.flatMap((statement) => {
    const fault = faultOf(statement, seen);
    return fault ? [`${statement.slice(0, 12).join(' ')}${statement.length > 12 ? ' …' : ''}: ${fault}`] : [];
  });
}

type Statement = string[];
/** What the statements before have made: tables, and in other tables columns, with whether old programs leave them null. */
type Seen = { statements: Statement[]; made: Set<string>; added: Map<string, Map<string, 'null' | 'default'>> };

const REMOVES = 'the version before uses it';
const CHANGES = 'to a table that the version before uses, columns may only be added';
const REWRITES = 'the version before reads these values; only new columns may be filled';
const EQUALS = 'the version before may write equal values';
const HOLDS = 'the version before could no longer remove what is referred to: add on delete cascade or set null';
const UNKNOWN = 'this kind of statement cannot be judged';

function faultOf(statement: Statement, seen: Seen): string | undefined {
  const text = statement.join(' ');
  const match = (pattern: RegExp) => pattern.exec(text)?.slice(1).map(String);
  const isMade = (table = '') => seen.made.has(table);

  if (/^(select|analyze|comment on|pragma defer_foreign_keys) /.test(text)) return undefined;
  const [table] = match(/^create (?:temp |temporary |unlogged |virtual )?table (?:if not exists )?(\S+)/) ?? [];
  if (table) {
    // It may be there already.
    if (!text.includes(' if not exists ')) seen.made.add(table);
    return holds(text, seen, table) ? HOLDS : undefined;
  }
  const [indexed, columns = ''] = match(/^create unique index (?:if not exists )?\S+ on (\S+) (?:using \S+ )?\( (.+)$/) ?? [];
  // Equal values of a column that is null do not exist.
  const names = /^[\w ,]+(?= \)$)/.exec(columns)?.[0].split(/[ ,]+/) ?? [];
  const areNull = () => names.some((column) => seen.added.get(indexed ?? '')?.get(column) === 'null');
  if (indexed) return isMade(indexed) || areNull() ? undefined : EQUALS;
  if (/^create (or replace )?(constraint )?(index|view|materialized view|trigger|function|sequence|type|extension) /.test(text))
    return undefined;
  const [altered, action = ''] = match(/^alter table (?:if exists )?(?:only )?(\S+) (.+)$/) ?? [];
  if (altered) return isMade(altered) ? undefined : faultOfActions(altered, action.split(' '), seen);
  const [updated, set = ''] = match(/^update (?:or \S+ )?(\S+) (?:as \S+ )?set (.+)$/) ?? [];
  if (updated) return isMade(updated) || fillsOnly(seen.added.get(updated), set) ? undefined : REWRITES;
  const [filled, rest = ''] = match(/^insert (?:or ignore )?into (\S+) (.+)$/) ?? [];
  const [, again] = filled ? rest.split(' do update set ') : [];
  if (filled) return again === undefined || isMade(filled) || fillsOnly(seen.added.get(filled), again) ? undefined : REWRITES;
  const [emptied] = match(/^(?:delete from|insert or \S+ into|replace into) (\S+)/) ?? [];
  if (emptied) return isMade(emptied) ? undefined : REWRITES;
  const [dropped] = match(/^drop table (?:if exists )?(\S+)/) ?? [];
  if (dropped) return isMade(dropped) ? undefined : REMOVES;
  const [kind, name] = match(/^drop (index|view|trigger|function) (?:if exists )?(\S+)/) ?? [];
  if (kind) return isMadeAgain(statement, `${kind} ${name}`, seen.statements) ? undefined : REMOVES;
  return UNKNOWN;
}

/** Notes the columns that are added. */
function faultOfActions(table: string, actions: string[], seen: Seen): string | undefined {
  const { added } = seen;
  for (const action of partsOf(actions)) {
    const text = action.join(' ').replaceAll(/ on (delete|update) set default/g, '');
    if (holds(action.join(' '), seen, table)) return HOLDS;
    const [, column] =
      /^add (?:column )?(?:if not exists )?(?!constraint |check |unique |primary |foreign |exclude )(\S+) /.exec(text) ?? [];
    if (!column) return CHANGES;
    const hasDefault = / (default|generated) /.test(`${text} `);
    if (/ primary key\b/.test(text) || (hasDefault && / unique\b/.test(text))) return EQUALS;
    if (/ not null\b/.test(text) && !hasDefault) return `the version before does not fill ${column}: allow null, or give it a default`;
    added.set(table, (added.get(table) ?? new Map()).set(column, hasDefault ? 'default' : 'null'));
  }
  return undefined;
}

/** Whether rows of tables that the version before removes rows from are referred to, so that it could no longer do so. */
function holds(text: string, { made }: Seen, own: string): boolean {
  const references = [
    ...text.matchAll(/ references (\S+)(?: \( [^)]* \))?((?: on (?:delete|update) (?:cascade|restrict|no action|set \w+))*)/g),
  ];
  return references.some(([, table = '', then = '']) => table !== own && !made.has(table) && !/on delete (cascade|set null)/.test(then));
}

/** Whether only added columns are set. */
function fillsOnly(added: Map<string, unknown> | undefined, set: string): boolean {
  const words = set.split(' ');
  const end = topLevel(words).find((index) => /^(from|where|returning)$/.test(words[index] as string));
  return partsOf(words.slice(0, end)).every(([column = '', equals]) => equals === '=' && added?.has(column));
}

/** Whether the script replaces what the statement drops. */
function isMadeAgain(dropping: Statement, made: string, statements: Statement[]): boolean {
  const later = statements.slice(statements.indexOf(dropping) + 1);
  return later.some((statement) => statement[0] === 'create' && statement.join(' ').includes(` ${made} `));
}

/** Splits at the commas outside brackets. */
function partsOf(words: string[]): string[][] {
  const commas = topLevel(words).filter((index) => words[index] === ',');
  return [...commas, words.length].map((end, part) => words.slice(part === 0 ? 0 : (commas[part - 1] as number) + 1, end));
}

/** The places of the words outside brackets. */
function topLevel(words: string[]): number[] {
  let depth = 0;
  return words.flatMap((word, index) => {
    if (word === ')') depth--;
    const isTop = depth === 0;
    if (word === '(') depth++;
    return isTop ? [index] : [];
  });
}

/** Comments; texts, of functions too; names in quotes; words and column kinds; other signs. */
const tokens = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|"[^"]+"|\{\w+\}|[\w.]+|\S/g;

/** Words of each statement, in small letters, without comments and the content of texts. */
function statementsOf(script: string): Statement[] {
  const statements: Statement[] = [[]];
  // A trigger of SQLite has statements inside.
  let depth = 0;
  for (const [token] of script.matchAll(tokens)) {
    if (token.startsWith('--') || token.startsWith('/*')) continue;
    const word = /^['$]./.test(token) ? "''" : token.replaceAll('"', '').toLowerCase();
    // Names in quotes are no such words.
    const isKeyword = !token.startsWith('"');
    if (isKeyword && (word === 'begin' || word === 'case')) depth++;
    if (isKeyword && word === 'end') depth--;
    if (word === ';' && depth === 0) statements.push([]);
    else statements.at(-1)?.push(word);
  }
  if (depth !== 0) statements.push(['begin', 'without', 'end']);
  return statements.filter((statement) => statement.length > 0);
}
