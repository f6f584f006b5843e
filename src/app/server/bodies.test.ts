// The schemas of all request bodies: no object accepts unknown keys, and every list and text has a maximum.
import { beforeAll, expect, test } from 'vitest';
import { accountAccess } from '#features/auth/commandContract.ts';
import { createAccount } from '#features/auth/server/testAccount.ts';
import { accountCommands } from '#features/users/commandContract.ts';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  maxItems?: number;
  maxLength?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
};
type Parameter = { name: string; in: string; schema: Schema };
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } };

/** Validated by their handlers: clients of the specification send whole objects with keys of their own, and it defines the errors. */
const validatedByHandlers = [
  'POST /apps/calendar/add-event body.event',
  'POST /apps/calendar/update-event body.event',
  'POST /apps/chat/send-msg body.obj',
  'POST /apps/todo/add-tasks body.task',
  'POST /apps/todo/update-task body.task',
  'POST /apps/users/add-user body.avatar',
  'POST /jwt/login body',
  'POST /jwt/refresh-token body',
  'POST /api/auth/logout body.refreshToken',
];

/** For commands only: refused before their bodies are read. */
const ofCommands = Object.values({ ...accountAccess, ...accountCommands }).map(({ route }) => route.replace(/:(\w+)/g, '{$1}'));

const server = serverForFile();
let admin: Call;
const bodies: [route: string, schema: Schema][] = [];
const parameters: [route: string, parameter: Parameter][] = [];

beforeAll(async () => {
  admin = await server.as(await createAccount(server, { role: 'admin' }));
  const { paths } = (await server.call('GET /api/openapi.json')).json() as { paths: Record<string, Record<string, Operation>> };
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      const route = `${method.toUpperCase()} ${path}`;
      const schema = operation.requestBody?.content['application/json']?.schema;
      if (schema) bodies.push([route, schema]);
      for (const parameter of operation.parameters ?? []) parameters.push([route, parameter]);
    }
});

const kindsOf = ({ type }: Schema): string[] => [type ?? []].flat();

/** Every nested schema by its path, except below objects that accept anything. */
function* within(schema: Schema, place: string): Generator<[place: string, schema: Schema]> {
  yield [place, schema];
  if (schema.items) yield* within(schema.items, `${place}[]`);
  if (schema.additionalProperties !== true)
    for (const [name, each] of Object.entries(schema.properties ?? {})) yield* within(each, `${place}.${name}`);
}

test('no object in a body accepts unknown keys, except those that handlers validate', () => {
  expect(bodies.length).toBeGreaterThan(80);
  const open = bodies.flatMap(([route, schema]) =>
    [...within(schema, 'body')]
      .filter(
        ([, each]) =>
          (kindsOf(each).length === 0 && !each.enum) || (kindsOf(each).includes('object') && each.additionalProperties !== false),
      )
      .map(([place]) => `${route} ${place}`),
  );
  expect(open.toSorted()).toEqual(validatedByHandlers.toSorted());
});

test('every list, text and number in a request has a maximum', () => {
  const all: [route: string, part: string, schema: Schema][] = bodies.map(([route, schema]) => [route, 'body', schema]);
  for (const [route, { in: part, name, schema }] of parameters) all.push([route, `${part}.${name}`, schema]);
  const endless = all.flatMap(([route, part, schema]) =>
    [...within(schema, part)].filter(([, each]) => !hasEnd(each)).map(([place]) => `${route} ${place}`),
  );
  expect(endless).toEqual([]);
});

function hasEnd(schema: Schema): boolean {
  const kinds = kindsOf(schema);
  if (schema.enum) return true;
  if (kinds.includes('array') && schema.maxItems === undefined) return false;
  if (kinds.includes('string') && schema.maxLength === undefined && !/^date/.test(schema.format ?? '') && !patternEnds(schema))
    return false;
  return !(kinds.includes('integer') || kinds.includes('number')) || schema.maximum !== undefined;
}

/** Whether a pattern limits the repetition of each of its parts. */
function patternEnds({ pattern = '' }: Schema): boolean {
  return pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]|,\}/.test(pattern.replace(/\\.|\[[^\]]*\]/g, '.'));
}

test('an unknown key is refused at any depth, and the response has its path', async () => {
  let places = 0;
  for (const [route, schema] of bodies.filter(([name]) => !ofCommands.includes(name)))
    for (const [place, each] of within(schema, 'body')) {
      if (!kindsOf(each).includes('object') || each.additionalProperties !== false) continue;
      const answer = await admin(addressOf(route), withKeyAt(schema, place.split('.').slice(1)));
      const path = `${place.replaceAll('[]', '.0')}.surprise`;
      expect(answer.statusCode, `${route} ${answer.body}`).toBe(400);
      expect(answer.json().faults, `${route} ${place}`).toContainEqual({ path, message: 'não é reconhecido' });
      places++;
    }
  expect(places).toBeGreaterThan(bodies.length);
});

/** With a valid value for each `{name}`. */
function addressOf(route: string): string {
  return route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const found = parameters.find(([of, parameter]) => of === route && parameter.in === 'path' && parameter.name === name);
    return String(found?.[1].schema.enum?.[0] ?? 1);
  });
}

/** The smallest body with an unknown key in the object at this path; `guests[]` is a list. */
function withKeyAt(schema: Schema, names: string[]): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return { surprise: true };
  const key = name.replace('[]', '');
  const inner = schema.properties?.[key] as Schema;
  return name === key ? { [key]: withKeyAt(inner, rest) } : { [key]: [withKeyAt(inner.items as Schema, rest)] };
}
