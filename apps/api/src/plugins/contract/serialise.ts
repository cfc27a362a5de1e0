import build, { type Options } from 'fast-json-stringify';
import type { Schema } from './openapi.ts';

type Write = (value: unknown) => string;

/**
 * Writes an answer, cut to what the contract declares; `components` is what its references point to. Compiled when first
 * used, so that a start compiles nothing.
 */
export const answerWriter = (schema: Schema, components: Schema): Write => {
  // The cast: its types know fewer keywords than the contract's JSON Schema 2020-12 has.
  const options = { schema: { [String(components.$id)]: components } } as unknown as Options;
  let write: Write | undefined;
  return (value) => {
    // The casts: it takes no type that is wider than its own keywords, and says nothing of what its writer returns.
    write ??= build(schema as never, options) as unknown as Write;
    return write(value);
  };
};
