import type { OperationId, OperationInput, Schemas } from '../contract/index.ts';

/** Translates between a wire shape and a readable model; `write(read(wire))` returns `wire`. */
export interface Codec<Wire, Model> {
  readonly read: (wire: Wire) => Model;
  readonly write: (model: Model) => Wire;
}

type AnyRecord = Record<string, unknown>;
/** A codec that renames properties; its types are the caller's. Missing properties stay missing on both sides. */
/* @__NO_SIDE_EFFECTS__ */
export function record<Wire, Model>(rows: object): Codec<Wire, Model> {
  const fields = Object.entries(rows as Record<string, string | readonly [string, Codec<unknown, unknown>]>).map(
    ([key, row]): readonly [string, string, Codec<unknown, unknown>?] =>
      typeof row === 'string' ? [key, row] : [key, ...row],
  );
  return {
    read: (wire) => {
      const model: AnyRecord = {};
      for (const [key, wireKey, codec] of fields) {
        const value = (wire as AnyRecord)[wireKey];
        if (value !== undefined) model[key] = codec ? codec.read(value) : value;
      }
      return model as Model; // The rows have every property of the model.
    },
    write: (model) => {
      const wire: AnyRecord = {};
      for (const [key, wireKey, codec] of fields) {
        const value = (model as AnyRecord)[key];
        if (value !== undefined) wire[wireKey] = codec ? codec.write(value) : value;
      }
      return wire as Wire; // Tests compare the rows with every property of the schema.
    },
  };
}

/** The row of a model's property: its wire name, with a codec if the value differs too. */
type RowOf<Wire> = {
  [Key in keyof Wire & string]-?: Key | readonly [Key, Converter<Defined<Wire[Key]>>];
}[keyof Wire & string];
type RowsOf<Wire> = { readonly [property: string]: RowOf<Wire> };
type Converter<Wire> = { readonly read: (wire: Wire) => unknown; readonly write: (model: never) => Wire };

type WireNameOf<Row> = Row extends readonly [infer Key, unknown] ? Key : Row;
type Defined<Value> = Exclude<Value, undefined>;
type ValueOf<Wire, Row> = Row extends readonly [unknown, { readonly read: (wire: never) => infer Value }]
  ? Value
  : Row extends keyof Wire
    ? Defined<Wire[Row]>
    : never;
/** The wire names that may be missing. */
type Optional<Wire> = { [Key in keyof Wire]-?: Record<never, never> extends Pick<Wire, Key> ? Key : never }[keyof Wire];
type ModelOf<Wire, Rows> = {
  -readonly [Key in keyof Rows as WireNameOf<Rows[Key]> extends Optional<Wire> ? never : Key]: ValueOf<Wire, Rows[Key]>;
} & {
  -readonly [Key in keyof Rows as WireNameOf<Rows[Key]> extends Optional<Wire> ? Key : never]?: ValueOf<
    Wire,
    Rows[Key]
  >;
};

/** The model of a codec: `interface Goods extends Model<typeof goodsCodec> {}`. */
export type Model<Of extends { readonly read: (wire: never) => unknown }> = ReturnType<Of['read']>;

/** A codec for a schema of the contract. */
export interface SchemaCodec<Name extends keyof Schemas, Rows>
  extends Codec<Schemas[Name], ModelOf<Schemas[Name], Rows>> {
  readonly schema: Name;
  readonly rows: Rows;
}

/** The codec for a schema. Its rows define the model: properties, their wire names, and codecs of values that differ. */
/* @__NO_SIDE_EFFECTS__ */
export function recordOf<Name extends keyof Schemas, const Rows extends RowsOf<Schemas[Name]>>(
  schema: Name,
  rows: Rows,
): SchemaCodec<Name, Rows> {
  return { schema, rows, ...record<Schemas[Name], ModelOf<Schemas[Name], Rows>>(rows) };
}

/**
 * The properties of a model that may be null, as null. A sample states the others.
 *
 * @example const sample = { ...nullsOf(goodsCodec), id: 1, name: '六味地黄丸' };
 */
export function nullsOf<Model>({ rows }: { readonly read: (wire: never) => Model; readonly rows: object }): {
  [Key in keyof Model as null extends Model[Key] ? Key : never]: null;
} {
  // Cast: the other properties are null too, and the type makes the sample state them.
  return Object.fromEntries(Object.keys(rows).map((key) => [key, null])) as ReturnType<typeof nullsOf<Model>>;
}

/** The codec for the query of an operation. */
/* @__NO_SIDE_EFFECTS__ */
export function queryOf<Id extends OperationId, const Rows extends RowsOf<OperationInput<Id>['query']>>(
  _operation: Id,
  rows: Rows,
): Codec<OperationInput<Id>['query'], ModelOf<OperationInput<Id>['query'], Rows>> {
  return record(rows);
}

/** Applies a codec to each entry of a list. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Wire, Model>(codec: Codec<Wire, Model>): Codec<Wire[], Model[]> {
  return {
    read: (wire) => wire.map((entry) => codec.read(entry)),
    write: (model) => model.map((entry) => codec.write(entry)),
  };
}

/** Applies a codec to each entry of a list; unreadable entries are reported and left out. */
/* @__NO_SIDE_EFFECTS__ */
export function lenientListOf<Wire, Model>(codec: Codec<Wire, Model>): Codec<Wire[], Model[]> {
  const read = (entry: Wire): Model[] => {
    try {
      return [codec.read(entry)];
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: reported for monitoring; the list stays usable
      console.error('An entry of a list cannot be read.', error);
      return [];
    }
  };
  return { ...listOf(codec), read: (wire) => wire.flatMap(read) };
}

/** Makes a codec accept null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Wire, Model>(codec: Codec<Wire, Model>): Codec<Wire | null, Model | null> {
  return {
    read: (wire) => (wire === null ? null : codec.read(wire)),
    write: (model) => (model === null ? null : codec.write(model)),
  };
}
