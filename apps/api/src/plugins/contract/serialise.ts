import build, { type Options } from 'fast-json-stringify';
import { components, type Schema } from './document.ts';

// The casts: its types know fewer keywords than the contract's JSON Schema 2020-12 has.
const options = { schema: { contract: components } } as unknown as Options;

/** Writes an answer, cut to what the contract declares; compiled when first used, so that a start compiles nothing. */
export const answerWriter = (schema: Schema) => {
  let write: ((value: unknown) => string) | undefined;
  return (value: unknown): string => {
    write ??= build(schema as never, options) as unknown as (value: unknown) => string;
    return write(value);
  };
};
