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
    const texts = write(envelope).split(`"${PartedAnswer.mark}"`);
    if (texts.length !== goods.length + 1) throw new Error(`${texts.length - 1} places for ${goods.length} goods.`);
    // As bytes: a text put together of a thousand pieces would be put together once more to be sent.
    const bytes = texts.flatMap((text, place) => {
      const own = Buffer.from(text);
      const next = goods[place];
      return next ? [own, next.writtenBy(writeGoods)] : [own];
    });
    return Buffer.concat(bytes);
  };
};
