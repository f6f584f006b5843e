// Writes answers by their contract. A reply is the same in GET, in HEAD and often in several calls: each is compiled once in this
// process, when it is first written, because compiling all of them delays the start.
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';
import { isKept } from '../lists/untilChanged.ts';

type Compile = ReturnType<ReturnType<typeof SerializerSelector>>;

type Serialize = ReturnType<Compile>;

const compile: Compile = SerializerSelector()();
const compiled = new WeakMap<object, Serialize>();
/** Answers that may be given again. Each is the reply of one call. */
const written = new WeakMap<object, Buffer>();

export function shareSerializers(app: FastifyInstance): void {
  app.setSerializerCompiler((route) => {
    const schema = route.schema as object;
    let serialize: Serialize | undefined;
    return (reply) => {
      serialize ??= compiled.get(schema) ?? compile({ ...route, httpStatus: route.httpStatus ?? '200' });
      compiled.set(schema, serialize);
      if (!isKept(reply)) return serialize(reply);
      const bytes = written.get(reply) ?? Buffer.from(serialize(reply));
      written.set(reply, bytes);
      // Fastify sends bytes as they are; its types know only texts.
      return bytes as unknown as string;
    };
  });
}
