// Parses tasks of requests: the specification's clients send whole tasks in several shapes, all of which are accepted.
import type { Language } from '#kit/errors.ts';
import { isOneLine } from '#kit/oneLine.ts';
import type { HtmlCleaner } from '#kit/server/html/cleaner.ts';
import { BodyFaults, type FieldPath } from '#kit/server/http/bodyFaults.ts';
import { cleanSubmitted } from '#kit/server/text/submittedText.ts';
import { limits, type Tag, type TaskThing, tags } from '../entities.ts';
import { draftJsToHtml } from './draftJs.ts';
import { readDay } from './sentDay.ts';
import { wrongDay, wrongThing } from './sentFaults.ts';

/** The assignee: an account by its id, a person by name, or none. */
export type SentAssignee = { id: number } | { name: string } | null;
export type ThingRef = Pick<TaskThing, 'kind' | 'id'>;

export type TaskFields = {
  title: string;
  dueOn: string | null;
  description: string;
  assignee: SentAssignee;
  tags: Tag[];
  isCompleted: boolean;
  isImportant: boolean;
  isDeleted: boolean;
  thing: ThingRef | null;
};

/** Defaults of a new task. */
const defaultFields: Omit<TaskFields, 'title'> = {
  ...{ dueOn: null, description: '', assignee: null, tags: [], thing: null },
  ...{ isCompleted: false, isImportant: false, isDeleted: false },
};

/** The user, and the language of validation messages. */
export type TaskReader = { cleaner: Pick<HtmlCleaner, 'clean'>; account: number; language: Language };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const LONGEST_NAME = 200;

/** Parses a new task and ignores its id. @throws {Problem} `validation` */
export async function readNewTask(sent: unknown, reader: TaskReader): Promise<TaskFields> {
  const faults = new BodyFaults('task', reader.language);
  const fields = await readSent(sent, reader, faults);
  if (isFields(sent) && (sent.title === undefined || sent.title === null)) faults.add(['title'], 'required');
  faults.throwIfAny();
  return { ...defaultFields, ...(fields as TaskFields) };
}

/**
 * Parses the changed fields of a task.
 * @param findTitle returns the stored title: clients send back whole tasks, including titles that would be rejected today
 * @throws {Problem} `validation`
 */
export async function readChanges(
  sent: unknown,
  reader: TaskReader,
  findTitle: (id: number) => Promise<string | undefined>,
): Promise<{ id: number; fields: Partial<TaskFields> }> {
  const faults = new BodyFaults('task', reader.language);
  if (isFields(sent) && sent.id === undefined) faults.add(['id'], 'required');
  const id = isFields(sent) ? readId(sent.id, ['id'], faults) : undefined;
  const isOdd = isFields(sent) && typeof sent.title === 'string' && !isOneLine(sent.title);
  const fields = await readSent(sent, reader, faults, id && isOdd ? await findTitle(id) : undefined);
  faults.throwIfAny();
  return { id: id as number, fields };
}

/** Unknown keys are ignored: the specification's clients send some. */
async function readSent(sent: unknown, reader: TaskReader, faults: BodyFaults, keptTitle?: string): Promise<Partial<TaskFields>> {
  if (!isFields(sent)) {
    faults.add([], 'type', { type: 'object' });
    return {};
  }
  const read: { [Field in keyof TaskFields]: TaskFields[Field] | undefined } = {
    title: readTitle(sent.title, faults, keptTitle),
    dueOn: readDue(sent.dueDate, faults),
    description: await readDescription(sent.description, reader, faults),
    assignee: sent.assigneeId === undefined ? readAssignee(sent.assignee, faults) : readAssigneeId(sent.assigneeId, faults),
    tags: readTags(sent.tags, faults),
    isCompleted: readFlag(sent.isCompleted, 'isCompleted', faults),
    isImportant: readFlag(sent.isImportant, 'isImportant', faults),
    isDeleted: readFlag(sent.isDeleted, 'isDeleted', faults),
    thing: readThing(sent.thing, faults),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** A number, or the same as text. */
function readId(id: unknown, place: FieldPath, faults: BodyFaults): number | undefined {
  const number = typeof id === 'string' && /^\d{1,16}$/.test(id) ? Number(id) : id;
  if (Number.isSafeInteger(number) && (number as number) > 0) return number as number;
  return id === undefined ? undefined : faults.add(place, 'type', { type: 'integer' });
}

/** Null leaves the title as it is. */
function readTitle(sent: unknown, faults: BodyFaults, stored?: string): string | undefined {
  if (sent === undefined || sent === null) return undefined;
  if (typeof sent !== 'string') return faults.add(['title'], 'type', { type: 'string' });
  const title = sent.replace(/\s+/g, ' ').trim();
  if (!title) return faults.add(['title'], 'required');
  if (sent === stored || title === stored) return stored;
  return [...title].length > limits.title ? faults.add(['title'], 'maxLength', { limit: limits.title }) : faults.name(['title'], title);
}

/** A date picker of the specification's clients sends an array with one element. */
function readDue(sent: unknown, faults: BodyFaults): string | null | undefined {
  const one = Array.isArray(sent) && sent.length <= 1 ? (sent[0] ?? null) : sent;
  if (one === undefined) return undefined;
  if (one === null || one === '') return null;
  return (typeof one === 'string' ? readDay(one) : undefined) ?? faults.addText(['dueDate'], wrongDay);
}

async function readDescription(sent: unknown, { cleaner, account }: TaskReader, faults: BodyFaults): Promise<string | undefined> {
  if (sent === undefined) return undefined;
  if (sent === null) return '';
  const html = draftJsToHtml(sent) ?? sent;
  if (typeof html !== 'string') return faults.add(['description'], 'type', { type: 'string' });
  const read = await cleanSubmitted(cleaner, { account, html, longest: limits.description }, { pictures: false });
  return 'fault' in read ? faults.add(['description'], read.fault.keyword, read.fault.params) : read.clean;
}

function readAssigneeId(sent: unknown, faults: BodyFaults): SentAssignee | undefined {
  if (sent === null || sent === '') return null;
  const id = readId(sent, ['assigneeId'], faults);
  return id === undefined ? undefined : { id };
}

/** As the calls return it, or as the specification's clients send people: by name and picture. */
function readAssignee(sent: unknown, faults: BodyFaults): SentAssignee | undefined {
  if (sent === undefined) return undefined;
  if (sent === null || sent === '') return null;
  if (!isFields(sent)) return faults.add(['assignee'], 'type', { type: 'object' });
  if (sent.id !== undefined && sent.id !== null) {
    const id = readId(sent.id, ['assignee', 'id'], faults);
    return id === undefined ? undefined : { id };
  }
  const { fullName } = sent;
  if (fullName === undefined || fullName === null) return null;
  if (typeof fullName !== 'string') return faults.add(['assignee', 'fullName'], 'type', { type: 'string' });
  const name = fullName.replace(/\s+/g, ' ').trim();
  if (name.length > LONGEST_NAME) return faults.add(['assignee', 'fullName'], 'maxLength', { limit: LONGEST_NAME });
  if (!name) return null;
  return faults.name(['assignee', 'fullName'], name) === undefined ? undefined : { name };
}

function readTags(sent: unknown, faults: BodyFaults): Tag[] | undefined {
  if (sent === undefined) return undefined;
  if (sent === null) return [];
  if (!Array.isArray(sent)) return faults.add(['tags'], 'type', { type: 'array' });
  const read = new Set<Tag>();
  for (const [place, one] of sent.entries()) {
    const tag = tags.find((known) => known === one);
    if (tag) read.add(tag);
    else faults.add(['tags', place], 'enum', { allowedValues: tags.join(', ') });
  }
  return [...read];
}

function readFlag(sent: unknown, name: string, faults: BodyFaults): boolean | undefined {
  if (sent === undefined || sent === null) return undefined;
  if (sent === true || sent === 'true') return true;
  return sent === false || sent === 'false' ? false : faults.add([name], 'type', { type: 'boolean' });
}

/** `licitacao:12`, or as the calls return it. */
function readThing(sent: unknown, faults: BodyFaults): ThingRef | null | undefined {
  if (sent === undefined) return undefined;
  if (sent === null || sent === '') return null;
  const text = isFields(sent) ? `${sent.kind}:${sent.id}` : sent;
  const [, kind, id] = (typeof text === 'string' && /^(licitacao|projeto):([1-9]\d{0,14})$/.exec(text)) || [];
  return kind ? { kind: kind as ThingRef['kind'], id: Number(id) } : faults.addText(['thing'], wrongThing);
}
