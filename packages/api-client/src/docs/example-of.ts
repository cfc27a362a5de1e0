import { nameOfRef, type Schema, type SchemaDocument } from './openapi.ts';

/**
 * An example of a schema, built from the examples of its fields; lists have one entry. A recursive schema ends with an
 * empty list or null.
 *
 * @example exampleOf(document, { $ref: '#/components/schemas/Address' }) // { id: 1024, receiver: '王药师', … }
 */
export function exampleOf(document: SchemaDocument, schema: Schema, within: readonly string[] = []): unknown {
  if (schema.$ref) {
    const name = nameOfRef(schema.$ref);
    const target = document.components.schemas[name];
    return !target || within.includes(name) ? null : exampleOf(document, target, [...within, name]);
  }
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.oneOf?.[0]) return exampleOf(document, schema.oneOf[0], within);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, exampleOf(document, field, within)]),
      );
    case 'array': {
      const entry = exampleOf(document, schema.items ?? {}, within);
      return entry === null ? [] : [entry];
    }
    case 'integer':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'string':
      return schema.format === 'date' ? '2027-11-30' : '';
    default:
      return null;
  }
}
