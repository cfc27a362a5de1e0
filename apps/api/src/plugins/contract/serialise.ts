import build, { type Options } from 'fast-json-stringify';
import { components, type Schema } from './openapi.ts';

type Write = (value: unknown) => string;

// The cast: its types know fewer keywords than the contract's JSON Schema 2020-12 has.
const options = { schema: { contract: components } } as unknown as Options;

/** Writes an answer, cut to what the contract declares. Compiled when first used, so that a start compiles nothing. */
export const answerWriter = (schema: Schema): Write => {
  let write: Write | undefined;
  return (value) => {
    // The casts: it takes no type that is wider than its own keywords, and says nothing of what its writer returns.
    write ??= build(schema as never, options) as unknown as Write;
    return write(value);
  };
};
