import fc, { type Arbitrary } from 'fast-check';
import document from '../../openapi.json' with { type: 'json' };

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  minLength?: number;
};

const MAXIMUM_DEPTH = 6;
const schemas = document.components.schemas as unknown as Record<string, JsonSchema>;

/** Any value that the named schema of the contract accepts. */
export function arbitraryOf(name: string): Arbitrary<unknown> {
  const schema = schemas[name];
  if (!schema) throw new Error(`the contract has no schema ${name}`);
  return arbitraryOfSchema(schema);
}

export function arbitraryOfSchema(schema: JsonSchema, depth = 0): Arbitrary<unknown> {
  if (schema.$ref) {
    const target = schemas[schema.$ref.replace('#/components/schemas/', '')];
    if (!target) throw new Error(`the contract has no ${schema.$ref}`);
    return arbitraryOfSchema(target, depth);
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((option) => arbitraryOfSchema(option, depth)));
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return fc.oneof(...types.map((type) => ofType(type, schema, depth)));
}

function ofType(type: string | undefined, schema: JsonSchema, depth: number): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
    case 'string':
      return ofString(schema);
    case 'array':
      if (depth >= MAXIMUM_DEPTH) return fc.constant([]);
      return fc.array(arbitraryOfSchema(schema.items ?? {}, depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: 2,
      });
    case 'object':
      return ofObject(schema, depth);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function ofString(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.format === 'date') return fc.constantFrom('2026-01-31', '2027-11-30', '2028-02-29');
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.string({
    unit: 'grapheme',
    minLength: schema.minLength ?? 0,
    maxLength: Math.max(8, schema.minLength ?? 0),
  });
}

function ofObject(schema: JsonSchema, depth: number): Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {});
  return fc.record(Object.fromEntries(entries.map(([key, value]) => [key, arbitraryOfSchema(value, depth + 1)])), {
    requiredKeys: (schema.required ?? []) as never[], // Contains only names of declared properties.
  });
}

/** The query of an operation as one object schema. */
export function querySchema(path: string, method: string): JsonSchema {
  const item = (document.paths as unknown as Record<string, Record<string, { parameters: Parameter[] }>>)[path];
  const parameters = (item?.[method]?.parameters ?? []).map(resolveParameter).filter((each) => each.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((each) => [each.name, each.schema])),
    required: parameters.filter((each) => each.required).map((each) => each.name),
  };
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}

function resolveParameter(parameter: Parameter): Parameter {
  if (!parameter.$ref) return parameter;
  const shared = document.components.parameters as unknown as Record<string, Parameter>;
  return shared[parameter.$ref.replace('#/components/parameters/', '')] as Parameter;
}
