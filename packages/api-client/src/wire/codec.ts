/** Translates between a wire shape and a readable model; `write(read(wire))` returns `wire`. */
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

/** The wire name of each model property, with a codec if the value differs too. */
export type Fields<Wire, Model> = { readonly [Key in keyof Model]-?: Renamed<Wire, Defined<Model[Key]>> };

type AnyRecord = Record<string, unknown>;
/** A codec that renames properties. Missing properties stay missing on both sides. */
/* @__NO_SIDE_EFFECTS__ */
export function record<Wire extends object, Model extends object>(fields: Fields<Wire, Model>): Codec<Wire, Model> {
  const rows = Object.entries(fields as Record<string, string | readonly [string, Codec<unknown, unknown>]>).map(
    ([key, field]): readonly [string, string, Codec<unknown, unknown>?] =>
      typeof field === 'string' ? [key, field] : [key, ...field],
  );
  return {
    read: (wire) => {
      const model: AnyRecord = {};
      for (const [key, wireKey, codec] of rows) {
        const value = (wire as AnyRecord)[wireKey];
        if (value !== undefined) model[key] = codec ? codec.read(value) : value;
      }
      return model as Model; // The field table has every property of the model.
    },
    write: (model) => {
      const wire: AnyRecord = {};
      for (const [key, wireKey, codec] of rows) {
        const value = (model as AnyRecord)[key];
        if (value !== undefined) wire[wireKey] = codec ? codec.write(value) : value;
      }
      return wire as Wire; // Tests compare the table with every property of the schema.
    },
  };
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
export function intactOf<Wire, Model>(codec: Codec<Wire, Model>): Codec<Wire[], Model[]> {
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
