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
type Row = readonly [modelKey: string, wireKey: string, codec: Codec<unknown, unknown> | undefined];

/** A codec that renames properties. What is absent on one side stays absent on the other. */
/* @__NO_SIDE_EFFECTS__ */
export function record<Wire extends object, Model extends object>(fields: Fields<Wire, Model>): Codec<Wire, Model> {
  const rows = Object.entries(fields as Record<string, string | readonly [string, Codec<unknown, unknown>]>).map(
    ([key, field]): Row => (typeof field === 'string' ? [key, field, undefined] : [key, ...field]),
  );
  return {
    read: (wire) => {
      const model: AnyRecord = {};
      for (const [modelKey, wireKey, codec] of rows) {
        const value = (wire as AnyRecord)[wireKey];
        if (value !== undefined) model[modelKey] = codec ? codec.read(value) : value;
      }
      return model as Model; // The field table holds every property of the model.
    },
    write: (model) => {
      const wire: AnyRecord = {};
      for (const [modelKey, wireKey, codec] of rows) {
        const value = (model as AnyRecord)[modelKey];
        if (value !== undefined) wire[wireKey] = codec ? codec.write(value) : value;
      }
      return wire as Wire; // The tests hold the table against every property of the schema.
    },
  };
}

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

/**
 * A codec whose model always has every property, while what most models have does not travel: properties that hold their
 * default (an empty list stands for any empty list), and copies, which are the same as another property.
 */
/* @__NO_SIDE_EFFECTS__ */
export function sparse<Wire extends object, Model extends object>(
  codec: Codec<Wire, Model>,
  defaults: Partial<Model>,
  copies: { readonly [Key in keyof Model]?: keyof Model } = {},
): Codec<Wire, Model> {
  const sources = copies as Record<string, string>;
  const copied = Object.entries(sources);
  return {
    read: (wire) => {
      const model = { ...defaults, ...codec.read(wire) } as AnyRecord;
      for (const [key, source] of copied) if (model[key] === undefined) model[key] = model[source];
      return model as Model;
    },
    write: (model) => {
      const values = model as AnyRecord; // A record of the model, whose properties it leaves out.
      const rest: AnyRecord = {};
      for (const key in values) {
        const value = values[key];
        const base = (defaults as AnyRecord)[key];
        const source = sources[key];
        if (value === base || isEmpty(value, base) || (source !== undefined && value === values[source])) continue;
        rest[key] = value;
      }
      return codec.write(rest as Model); // What is absent does not travel.
    },
  };
}

const isEmpty = (value: unknown, base: unknown) =>
  Array.isArray(base) && base.length === 0 && Array.isArray(value) && value.length === 0;
