import build, { type Options } from 'fast-json-stringify';
import type { Schema } from './openapi.ts';

type Write = (value: unknown) => string;

const writers = new WeakMap<Schema, Write>();

const compile = (schema: Schema, components: Schema): Write => {
  // The casts: its types lack keywords of the contract's JSON Schema 2020-12, and its writer.
  const options = { schema: { [String(components.$id)]: components } } as unknown as Options;
  return build(schema as never, options) as unknown as Write;
};

/**
 * Serialises an answer, trimmed to the contract; `components` resolves references. Compiled on first use, so that
 * startup compiles nothing.
 */
export const answerWriter =
  (schema: Schema, components: Schema): Write =>
  (value) => {
    const write = writers.get(schema) ?? compile(schema, components);
    writers.set(schema, write);
    return write(value);
  };
