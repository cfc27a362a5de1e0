import build, { type Options } from 'fast-json-stringify';
import { PartedAnswer } from '#operation.ts';
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

/** The contract with a text that is written as it is in the place of goods. */
const withMarks = () => {
  const { components: all, ...rest } = components as { components: { schemas: Record<string, Schema> } };
  const schemas = { ...all.schemas, Goods: { type: 'string', format: 'unsafe' } };
  return optionsOf({ ...rest, components: { ...all, schemas } });
};

/** Writes an answer, cut to what the contract declares. */
export const answerWriter = (schema: Schema): Write => writerOf(schema, () => whole);

const writeGoods = answerWriter({ $ref: 'contract#/components/schemas/Goods' });

/** Writes the envelope of an answer with marks, and puts its goods in. */
export const partedWriter = (schema: Schema) => {
  const write = writerOf(schema, withMarks);
  return (envelope: unknown, goods: PartedAnswer<unknown>['goods']): Buffer => {
    return putIn(
      Buffer.from(write(envelope)),
      goods.map((each) => each.writtenBy(writeGoods)),
    );
  };
};

/** The mark as a text of JSON: its one character stands between quotes. */
const markLength = PartedAnswer.mark.length + 2;
const markByte = PartedAnswer.mark.charCodeAt(0);

/** Bytes in the places of the marks; copied once each, where a text of a thousand pieces would be put together twice. */
const putIn = (text: Buffer, pieces: readonly Buffer[]): Buffer => {
  const length = pieces.reduce((sum, piece) => sum + piece.length - markLength, text.length);
  const whole = Buffer.allocUnsafe(Math.max(length, 0));
  let read = 0;
  let written = 0;
  for (const piece of pieces) {
    const place = text.indexOf(markByte, read) - 1;
    if (place < read) throw new Error(`Fewer places than the ${pieces.length} goods.`);
    written += text.copy(whole, written, read, place);
    written += piece.copy(whole, written);
    read = place + markLength;
  }
  if (text.includes(markByte, read)) throw new Error(`More places than the ${pieces.length} goods.`);
  text.copy(whole, written, read);
  return whole;
};
