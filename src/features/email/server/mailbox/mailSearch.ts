// Which entries of a mailbox a search finds.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { matchesSearch } from '#brasil/server/searchText.ts';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { Engine, Tables } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type {} from '../tables.ts';
import { type MailQuery, parseMailQuery, toDay } from './mailQuery.ts';

type Is = ExpressionBuilder<Tables, 'emails'>;
/** Whether an entry is found; undefined if nothing was typed. */
export type MailSearch = ((is: Is) => Expression<SqlBool>) | undefined;

/** The specification's search: subjects that contain the typed text. */
export function searchSubjects(typed: string): MailSearch {
  const part = likePart(typed);
  return part ? (is) => isLike(is.ref('emails.busca'), `%${part}%`) : undefined;
}

/**
 * Our own search: words in the subject, names, addresses, names of attachments and the text; subjects that contain the typed text;
 * and operators (`mailQuery.ts`).
 * @throws {Problem} `validation` if an operator's value is not understood
 */
export function searchMails(engine: Engine, typed: string): MailSearch {
  const query = parseMailQuery(typed);
  const found = [...wordConditions(engine, query.text), ...operatorConditions(query)];
  return found.length > 0 ? (is) => is.and(found.map((condition) => condition(is))) : undefined;
}

/** Of a word that is still being typed: `contr*`. */
const beginningMark = /(?<=[\p{L}\p{N}])\*(?=\s|$)/gu;

type Condition = (is: Is) => Expression<SqlBool>;

function wordConditions(engine: Engine, text: string): Condition[] {
  const tokens = text.split(/\s+/).filter(Boolean);
  const days = tokens.flatMap((token) => (toDay(token) ? [token] : []));
  const words = tokens.filter((token) => !days.includes(token)).join(' ');
  const part = likePart(words.replace(beginningMark, ''));
  const matches = matchesText(engine, words);
  return [
    ...(matches ? [(is: Is) => (part ? is.or([matches(is), isLike(is.ref('emails.busca'), `%${part}%`)]) : matches(is))] : []),
    // Only marks were typed, which are no words.
    ...(!matches && part ? [(is: Is) => isLike(is.ref('emails.busca'), `%${part}%`)] : []),
    // A day is found as the mail's own and in its text.
    ...days.map((typed) => (is: Is) => {
      const [day = '', written] = [toDay(typed), matchesText(engine, `"${typed}"`)];
      const from = is('emails.at', '>=', startOfDayInBrasilia(day));
      const isOfDay = is.and([from, is('emails.at', '<', startOfDayInBrasilia(day, 1))]);
      return written ? is.or([isOfDay, written(is)]) : isOfDay;
    }),
  ];
}

function matchesText(engine: Engine, words: string): Condition | undefined {
  const matches = matchesSearch(engine, 'email_texts', words);
  if (!matches) return undefined;
  // Evaluated once and not for each entry.
  return (is) => is('emails.message_id', 'in', is.selectFrom('email_texts').select('email_texts.id').where(matches));
}

function operatorConditions({ from, to, hasFiles, before, after }: MailQuery): Condition[] {
  return [
    ...from.map((value) => ofText((text) => isLike(text.ref('email_texts.sender'), `%${likePart(value)}%`))),
    ...to.map((value) =>
      ofText((text) =>
        text.or([
          isLike(text.ref('email_texts.recipients'), `%${likePart(value)}%`),
          // Only the author knows who has a blind copy.
          text.and([sql<boolean>`emails.is_own`, isLike(text.ref('email_texts.hidden'), `%${likePart(value)}%`)]),
        ]),
      ),
    ),
    ...(hasFiles ? [hasAttachment] : []),
    ...before.map((day) => (is: Is) => is('emails.at', '<', startOfDayInBrasilia(day))),
    ...after.map((day) => (is: Is) => is('emails.at', '>=', startOfDayInBrasilia(day, 1))),
  ];
}

/** A condition on the entry's row of `email_texts`. */
function ofText(holds: (text: ExpressionBuilder<Tables, 'emails' | 'email_texts'>) => Expression<SqlBool>): Condition {
  return (is) =>
    is.exists(is.selectFrom('email_texts').select('email_texts.id').whereRef('email_texts.id', '=', 'emails.message_id').where(holds));
}

function hasAttachment(is: Is): Expression<SqlBool> {
  return is.exists(
    is.selectFrom('email_attachments').select('email_attachments.id').whereRef('email_attachments.message_id', '=', 'emails.message_id'),
  );
}
