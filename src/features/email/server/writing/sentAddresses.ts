// Validates the addresses of a draft.
import type {} from '#features/auth/server/tables.ts';
import { type Fault, type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import { type Address, limits, type SentDraft } from '../../entities.ts';
import { toSingleLine } from './singleLine.ts';

const fields = ['to', 'cc', 'bcc'] as const;
/** What every mail server accepts: no spaces, quotes or brackets; the domain may be in any script. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?=.{1,253}$)[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)*$/iu;

/**
 * The recipients of a draft, each address once per field.
 * @throws {Problem} `validation` at each invalid address, and at the first field that exceeds the limit
 */
export function readAddresses(sent: Pick<SentDraft, 'to' | 'cc' | 'bcc'>, language: Language): Record<'to' | 'cc' | 'bcc', Address[]> {
  const faults: Fault[] = [];
  const read = { to: [] as Address[], cc: [] as Address[], bcc: [] as Address[] };
  let count = 0;
  for (const field of fields) {
    for (const [index, { name, email }] of sent[field].entries()) {
      const address = { name: toSingleLine(name), email: email.trim() };
      if (!ADDRESS.test(address.email)) faults.push({ path: `body.${field}.${index}.email`, message: messages.address[language] });
      else if (!read[field].some((other) => isSame(other, address))) read[field].push(address);
    }
    const before = count;
    count += read[field].length;
    if (before <= limits.recipients && count > limits.recipients)
      faults.push({ path: `body.${field}`, message: messages.tooMany[language].replace('{}', String(limits.recipients)) });
  }
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
  return read;
}

/** Whether both are the same mailbox. */
export function isSame(one: Pick<Address, 'email'>, other: Pick<Address, 'email'>): boolean {
  return one.email.toLowerCase() === other.email.toLowerCase();
}

const messages = {
  address: {
    pt: 'informe um endereço como nome@exemplo.com.br',
    en: 'enter an address such as name@example.com',
    fr: 'saisissez une adresse comme nom@exemple.fr',
    de: 'geben Sie eine Adresse wie name@beispiel.de ein',
  },
  tooMany: {
    pt: 'uma mensagem pode ter no máximo {} destinatários',
    en: 'a message may have at most {} recipients',
    fr: 'un message peut avoir au plus {} destinataires',
    de: 'eine Nachricht darf höchstens {} Empfänger haben',
  },
} satisfies Record<string, LocalizedText>;
