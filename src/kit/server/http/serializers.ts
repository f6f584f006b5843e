// Writes answers by their contract. A reply is the same in GET, in HEAD and often in several calls: each is compiled once in this
// process, when it is first written, because compiling all of them delays the start.
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';

type Compile = ReturnType<ReturnType<typeof SerializerSelector>>;

type Serialize = ReturnType<Compile>;

const compile: Compile = SerializerSelector()();
const compiled = new WeakMap<object, Serialize>();

export function shareSerializers(app: FastifyInstance): void {
  app.setSerializerCompiler((route) => {
    const schema = route.schema as object;
    let serialize: Serialize | undefined;
    return (reply) => {
      serialize ??= compiled.get(schema) ?? compile({ ...route, httpStatus: route.httpStatus ?? '200' });
      compiled.set(schema, serialize);
      return serialize(reply);
    };
  });
}
