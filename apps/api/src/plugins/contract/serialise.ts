import build, { type Options } from 'fast-json-stringify';
import type { Schema } from './openapi.ts';

type Write = (value: unknown) => string;

const writers = new WeakMap<Schema, Write>();

const compile = (schema: Schema, components: Schema): Write => {
  // The casts: its types know fewer keywords than the contract's JSON Schema 2020-12 has, and say nothing of its writer.
  const options = { schema: { [String(components.$id)]: components } } as unknown as Options;
  return build(schema as never, options) as unknown as Write;
};

/**
 * Writes an answer, cut to what the contract declares; `components` is what its references point to. Compiled once, when
 * first used, so that a start compiles nothing.
 */
export const answerWriter =
  (schema: Schema, components: Schema): Write =>
  (value) => {
    const write = writers.get(schema) ?? compile(schema, components);
    writers.set(schema, write);
    return write(value);
  };
