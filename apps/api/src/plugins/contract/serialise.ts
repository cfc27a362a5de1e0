import build, { type Options } from 'fast-json-stringify';
import { type LastingPart, PartedAnswer, type PartSchema } from '#operation.ts';
import { components, type Schema } from './document.ts';

type Write = (value: unknown) => string;

// The cast: its types know fewer keywords than the contract's JSON Schema 2020-12 has.
const optionsOf = (contract: Schema) => ({ schema: { contract } }) as unknown as Options;

/** Compiled when first used, so that a start compiles nothing. */
const writerOf = (schema: Schema, options: () => Options): Write => {
  let write: Write | undefined;
  return (value) => {
    // The casts: it takes no type that is wider than its own keywords, and says nothing of what its writer returns.
    write ??= build(schema as never, options()) as unknown as Write;
    return write(value);
  };
};

const whole = optionsOf(components);

/** The contract with a text that is written as it is in the place of some parts. */
const withMarks = (parts: readonly PartSchema[]) => {
  const { components: all, ...rest } = components as { components: { schemas: Record<string, Schema> } };
  const marks = Object.fromEntries(parts.map((part) => [part, { type: 'string', format: 'unsafe' }]));
  return optionsOf({ ...rest, components: { ...all, schemas: { ...all.schemas, ...marks } } });
};

/** Writes an answer, cut to what the contract declares. */
export const answerWriter = (schema: Schema): Write => writerOf(schema, () => whole);

const partWriter = (part: PartSchema, within: readonly PartSchema[]): Write =>
  writerOf({ $ref: `contract#/components/schemas/${part}` }, () => withMarks(within));

const writers: Record<PartSchema, Write> = {
  Goods: partWriter('Goods', []),
  CartLine: partWriter('CartLine', ['Goods']),
};

/** Writes the envelope of an answer with marks, and puts its parts in. */
export const partedWriter = (schema: Schema) => {
  const write = writerOf(schema, () => withMarks(['CartLine', 'Goods']));
  return (envelope: unknown, parts: PartedAnswer<unknown>['parts']): Buffer => {
    const text = Buffer.from(write(envelope));
    const whole = Buffer.allocUnsafe(Math.max(lengthOf(text, parts), 0));
    copyInto(whole, 0, text, parts);
    return whole;
  };
};

/** The mark as a text of JSON: its one character stands between quotes. */
const markLength = PartedAnswer.mark.length + 2;
const markByte = PartedAnswer.mark.charCodeAt(0);

const textOf = (part: LastingPart): Buffer => part.writtenBy(writers[part.schema]);

const lengthOf = (text: Buffer, parts: readonly LastingPart[]): number => {
  let length = text.length;
  for (const part of parts) length += lengthOf(textOf(part), part.parts) - markLength;
  return length;
};

/** Each byte is copied once, where a text of a thousand pieces would be put together twice; gives where it ended. */
const copyInto = (target: Buffer, from: number, text: Buffer, parts: readonly LastingPart[]): number => {
  let at = from;
  let read = 0;
  for (const part of parts) {
    const place = text.indexOf(markByte, read) - 1;
    if (place < read) throw new Error(`Fewer places than ${parts.length} parts.`);
    at += text.copy(target, at, read, place);
    at = copyInto(target, at, textOf(part), part.parts);
    read = place + markLength;
  }
  if (text.includes(markByte, read)) throw new Error(`More places than ${parts.length} parts.`);
  return at + text.copy(target, at, read);
};
