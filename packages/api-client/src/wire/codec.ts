/** Translates between a shape of the wire and a readable model; `write(read(wire))` gives back `wire`. */
export interface Codec<Wire, Model> {
  readonly read: (wire: Wire) => Model;
  readonly write: (model: Model) => Wire;
}

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Renamed<Wire, Value> = {
  [Key in keyof Wire & string]-?: Same<Defined<Wire[Key]>, Value> extends true
    ? Key | readonly [Key, Codec<Defined<Wire[Key]>, Value>]
    : readonly [Key, Codec<Defined<Wire[Key]>, Value>];
}[keyof Wire & string];
type Defined<Value> = Exclude<Value, undefined>;

/** For each property of the model the wire's name of it, with a codec where the value differs too. */
export type Fields<Wire, Model> = { readonly [Key in keyof Model]-?: Renamed<Wire, Defined<Model[Key]>> };

type AnyRecord = Record<string, unknown>;
type Row = {
  key: string;
  wireKey: string;
  codec: Codec<unknown, unknown> | undefined;
  base: unknown;
  source: string | undefined;
};

/** What most models have alike: it does not travel, while the model always has it. */
export interface Usual<Model> {
  /** An empty list stands for any empty list. */
  readonly defaults?: Partial<Model>;
  /** Properties that are the same as another one. */
  readonly copies?: { readonly [Key in keyof Model]?: keyof Model & string };
}

/** A codec that renames properties. What is absent on one side stays absent on the other, save for what is usual. */
/* @__NO_SIDE_EFFECTS__ */
export function record<Wire extends object, Model extends object>(
  fields: Fields<Wire, Model>,
  { defaults, copies }: Usual<Model> = {},
): Codec<Wire, Model> {
  const rows = Object.entries(fields as Record<string, string | readonly [string, Codec<unknown, unknown>]>).map(
    ([key, field]): Row => {
      const [wireKey, codec] = typeof field === 'string' ? [field] : field;
      return { key, wireKey, codec, base: defaults?.[key as keyof Model], source: copies?.[key as keyof Model] };
    },
  );
  const copied = rows.filter(({ source }) => source !== undefined);
  return {
    read: (wire) => {
      const model: AnyRecord = { ...defaults };
      for (const { key, wireKey, codec } of rows) {
        const value = (wire as AnyRecord)[wireKey];
        if (value !== undefined) model[key] = codec ? codec.read(value) : value;
      }
      for (const { key, source } of copied) if (model[key] === undefined) model[key] = model[source as string];
      return model as Model; // The field table holds every property of the model.
    },
    write: (model) => {
      const values = model as AnyRecord;
      const wire: AnyRecord = {};
      for (const { key, wireKey, codec, base, source } of rows) {
        const value = values[key];
        if (value === undefined || value === base || isEmpty(value, base)) continue;
        if (source !== undefined && value === values[source]) continue;
        wire[wireKey] = codec ? codec.write(value) : value;
      }
      return wire as Wire; // The tests hold the table against every property of the schema.
    },
  };
}

const isEmpty = (value: unknown, base: unknown) =>
  Array.isArray(base) && base.length === 0 && Array.isArray(value) && value.length === 0;

/** The codec of each entry, for a list. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Wire, Model>(codec: Codec<Wire, Model>): Codec<Wire[], Model[]> {
  return {
    read: (wire) => wire.map((entry) => codec.read(entry)),
    write: (model) => model.map((entry) => codec.write(entry)),
  };
}

/** The codec of each entry, for a list that stays readable where an entry is not: that one is left out, and reported. */
/* @__NO_SIDE_EFFECTS__ */
export function intactOf<Wire, Model>(codec: Codec<Wire, Model>): Codec<Wire[], Model[]> {
  const read = (entry: Wire): Model[] => {
    try {
      return [codec.read(entry)];
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: whoever watches the shop hears of it; the list stays
      console.error('An entry of a list cannot be read.', error);
      return [];
    }
  };
  return { ...listOf(codec), read: (wire) => wire.flatMap(read) };
}

/** The codec of a value that may be null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Wire, Model>(codec: Codec<Wire, Model>): Codec<Wire | null, Model | null> {
  return {
    read: (wire) => (wire === null ? null : codec.read(wire)),
    write: (model) => (model === null ? null : codec.write(model)),
  };
}
