// The operations of the OpenAPI document, and plausible requests to them.
import type { Random } from './testRandom.ts';

export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
};
export type Parameter = { name: string; in: 'path' | 'query'; schema: Schema };
export type Operation = {
  /** `GET /api/users/{id}`. */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** Schema of a JSON body; `'bytes'` for files; undefined without a body. */
  body: Schema | 'bytes' | undefined;
  /** Responds with an endless event stream. */
  isStream: boolean;
  /** Checks or hashes a password, which is slow on purpose. */
  hashesPasswords: boolean;
};

type Described = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses?: object;
};

/** @param document the response of `/api/openapi.json` */
export function operationsOf(document: unknown): Operation[] {
  const { paths } = document as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => {
      const json = requestBody?.content['application/json']?.schema;
      return {
        name: `${method.toUpperCase()} ${path}`,
        ...{ method: method.toUpperCase(), path, parameters },
        body: json ?? (requestBody ? ('bytes' as const) : undefined),
        isStream: JSON.stringify(responses).includes('text/event-stream'),
        hashesPasswords: Object.keys(json?.properties ?? {}).some((name) => /password/i.test(name)),
      };
    }),
  );
}

export const kindsOf = ({ type }: Schema): string[] => [type ?? []].flat();

/** A value that the schema accepts. `name` is the key, for fields without a schema. */
function sampleOf(schema: Schema, name: string, random: Random): unknown {
  if (schema.enum) return random.pick(schema.enum);
  const kinds = kindsOf(schema);
  if (kinds.includes('object') || schema.properties) {
    const wanted = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key) || random.is(0.6));
    return Object.fromEntries(wanted.map(([key, each]) => [key, sampleOf(each, key, random)]));
  }
  if (kinds.includes('array')) {
    const length = Math.max(schema.minItems ?? 0, random.below(3));
    return Array.from({ length }, () => sampleOf(schema.items ?? {}, name, random));
  }
  if (kinds.includes('integer') || kinds.includes('number')) return numberOf(schema, random);
  if (kinds.includes('boolean')) return random.is(0.5);
  if (kinds.includes('string')) return textOf(schema, random);
  return random.pick(guesses[name] ?? ['Pregão', 1, true, null]);
}

/** A small number, which is probably an existing id. */
function numberOf({ minimum = 0, maximum = 100 }: Schema, random: Random): number {
  const small = minimum + random.below(40);
  return small <= maximum ? small : minimum;
}

function textOf({ pattern, format, minLength = 0, maxLength = 100 }: Schema, random: Random): string {
  if (format === 'date') return '2026-05-28';
  if (format === 'date-time') return random.pick(['2026-05-28T11:00:00.000Z', '2026-06-28T11:00:00.000Z']);
  if (format === 'email') return `someone${random.below(1e9)}@x.example`;
  const texts = ['', 'Pregão eletrônico', 'limpeza', '12345678', 'a-slug', '01310-100', '(11) 98765-4321', 'licitacao:1', 'SP', 'ana.lima'];
  const taken = texts.filter(
    (text) => text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text)),
  );
  return taken.length > 0 ? random.pick(taken) : 'x'.repeat(Math.max(minLength, 8));
}

/** Of fields that handlers judge themselves. */
const guesses: Record<string, unknown[]> = {
  id: [1, 2, 3, '4'],
  contact: [1, 2, 3, { id: 3 }],
  message: ['Bom dia.'],
  title: ['Visita técnica'],
  start: ['2026-05-28T11:00:00.000Z', '2026-05-28'],
  end: ['2026-05-28T12:00:00.000Z', undefined],
  dueDate: ['2026-05-28', ['2026-05-28T11:00:00.000Z']],
  extendedProps: [{ calendar: 'DNS', guests: [{ value: 'Ana', label: 'Ana', avatar: '' }], location: 'Sala 1', description: 'x' }],
  tags: [['team', 'low'], []],
  assignee: [{ fullName: 'Ana Lima', avatar: '' }, null],
  email: ['someone@x.example'],
  password: ['uma senha comprida'],
  refreshToken: ['x.y.z', ''],
};

/** A request, as far as the document describes it. */
export type Sent = { path: string; query: string; body: string | Uint8Array | undefined; type: string | undefined };

/** A plain request that the operation probably accepts. */
export function plainRequest(operation: Operation, random: Random): Sent {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = operation.parameters.find((each) => each.in === 'path' && each.name === name)?.schema ?? {};
    return encodeURIComponent(String(sampleOf(schema, name, random)) || '1');
  });
  const query = operation.parameters
    .filter((each) => each.in === 'query' && random.is(0.6))
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(sampleOf(schema, name, random)))}`)
    .join('&');
  if (operation.body === undefined) return { path, query, body: undefined, type: undefined };
  if (operation.body === 'bytes') return { path, query, body: Buffer.from('[]'), type: 'application/octet-stream' };
  return { path, query, body: JSON.stringify(sampleOf(operation.body, 'body', random)), type: 'application/json' };
}
