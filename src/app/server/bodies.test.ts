// What every call's body is checked by, as the OpenAPI document says it: no object in it is open, no list or text without an end.
import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/auth/server/testAccount.ts';
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

/** Judged by their handlers: the specification's clients send whole things back, with keys of their own, and its errors have words of their own. */
const judgedByHandlers = [
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

/** Every schema in this one, by where it stands; what is open to anything is not looked into. */
function* within(schema: Schema, place: string): Generator<[place: string, schema: Schema]> {
  yield [place, schema];
  if (schema.items) yield* within(schema.items, `${place}[]`);
  if (schema.additionalProperties !== true)
    for (const [name, each] of Object.entries(schema.properties ?? {})) yield* within(each, `${place}.${name}`);
}

test('no object in a body takes keys that are not known, but those that their handlers judge', () => {
  expect(bodies.length).toBeGreaterThan(80);
  const open = bodies.flatMap(([route, schema]) =>
    [...within(schema, 'body')]
      .filter(
        ([, each]) =>
          (kindsOf(each).length === 0 && !each.enum) || (kindsOf(each).includes('object') && each.additionalProperties !== false),
      )
      .map(([place]) => `${route} ${place}`),
  );
  expect(open.toSorted()).toEqual(judgedByHandlers.toSorted());
});

test('every list, text and number that is sent has an end', () => {
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

/** Of a pattern that says of each of its parts how often it may come. */
function patternEnds({ pattern = '' }: Schema): boolean {
  return pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]|,\}/.test(pattern.replace(/\\.|\[[^\]]*\]/g, '.'));
}

test('a key that is not known is refused however deep it stands, and the answer says where', async () => {
  let places = 0;
  for (const [route, schema] of bodies)
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

/** With something in place of each `{name}` that may stand there. */
function addressOf(route: string): string {
  return route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const found = parameters.find(([of, parameter]) => of === route && parameter.in === 'path' && parameter.name === name);
    return String(found?.[1].schema.enum?.[0] ?? 1);
  });
}

/** The smallest body with an unknown key in the object that stands under these names; `guests[]` is in a list. */
function withKeyAt(schema: Schema, names: string[]): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return { surprise: true };
  const key = name.replace('[]', '');
  const inner = schema.properties?.[key] as Schema;
  return name === key ? { [key]: withKeyAt(inner, rest) } : { [key]: [withKeyAt(inner.items as Schema, rest)] };
}
