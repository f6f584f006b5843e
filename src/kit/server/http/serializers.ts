// Writes answers by their contract. Compiling a schema takes longer than anything else at the start, and a reply is the same in
// GET, in HEAD and often in several calls: each is compiled once in this process.
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance } from 'fastify';

type Compile = ReturnType<ReturnType<typeof SerializerSelector>>;

const compile: Compile = SerializerSelector()();
const compiled = new WeakMap<object, ReturnType<Compile>>();

export function shareSerializers(app: FastifyInstance): void {
  app.setSerializerCompiler((route) => {
    const schema = route.schema as object;
    const serialize = compiled.get(schema) ?? compile({ ...route, httpStatus: route.httpStatus ?? '200' });
    compiled.set(schema, serialize);
    return serialize;
  });
}
