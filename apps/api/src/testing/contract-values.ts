import fc, { type Arbitrary } from 'fast-check';
import { components, deskContract, erpContract, type Operation, type Schema } from '#plugins/contract/openapi.ts';

export type Parts = { params: Record<string, unknown>; query: Record<string, unknown>; body: Record<string, unknown> };

const documents: Record<string, Schema> = {
  contract: components,
  desk: deskContract.components,
  erp: erpContract.components,
};

/** Resolves a reference; sibling keywords take precedence. */
export const deref = (schema: Schema): Schema => {
  const { $ref, ...beside } = schema;
  if (typeof $ref !== 'string') return schema;
  const [document = '', path = ''] = $ref.split('#/');
  const steps = path.split('/');
  const found = steps.reduce<unknown>((node, step) => (node as Schema)[step], documents[document]) as Schema;
  return deref({ ...found, ...beside });
};

export const propertiesOf = (schema: Schema): [name: string, field: Schema][] =>
  Object.entries((deref(schema).properties ?? {}) as Record<string, Schema>);

const requiredOf = (schema: Schema) => new Set((deref(schema).required ?? []) as string[]);

/** The encoding of this operation's body. */
export const bodyType = ({ body }: Operation<string>) => (body === null ? null : (Object.keys(body)[0] ?? null));

export const bodySchema = (operation: Operation<string>): Schema =>
  operation.body?.[bodyType(operation) ?? ''] ?? { type: 'object' };

/** Bytes of an uploaded file. */
export class FileContent {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

const hostile = [
  '%',
  '_',
  "' or 1=1 --",
  '\\',
  '\u0000',
  '<script>alert(1)</script>',
  '😀',
  '１２３',
  ' ',
  '\u202e',
  '阿胶',
];

const textOf = ({ minLength = 0, maxLength = 200 }: { minLength?: number; maxLength?: number }) => {
  const top = Math.min(maxLength, 1200);
  const named = hostile.filter((text) => [...text].length >= minLength && [...text].length <= top);
  const random = fc.string({ unit: 'binary', minLength, maxLength: Math.max(minLength, Math.min(top, 40)) });
  const long = fc.constant('药'.repeat(top));
  return fc.oneof(random, long, ...(named.length > 0 ? [fc.constantFrom(...named)] : []));
};

/** Mostly small: those are ids in a seeded database. */
const integerOf = ({ minimum = -1000, maximum = Number.MAX_SAFE_INTEGER }: { minimum?: number; maximum?: number }) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, Math.max(minimum, 60)) }) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
  );

/** All values that a request's schema allows. */
const valuesOf = (reference: Schema): Arbitrary<unknown> => {
  const schema = deref(reference);
  const choices = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object':
      return recordOf(schema);
    case 'array': {
      const { minItems = 0, maxItems = 5 } = schema as { minItems?: number; maxItems?: number };
      return fc.array(valuesOf(schema.items as Schema), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 4),
      });
    }
    case 'integer':
    case 'number':
      return integerOf(schema);
    case 'boolean':
      return fc.boolean();
    default:
      return stringsOf(schema);
  }
};

const stringsOf = (schema: Schema): Arbitrary<unknown> => {
  if (schema.format === 'binary') return fc.uint8Array({ maxLength: 64 }).map((bytes) => new FileContent(bytes));
  if (schema.format === 'date') {
    const range = { min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
    return fc.date(range).map((day) => day.toISOString().slice(0, 10));
  }
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  return textOf(schema);
};

const recordOf = (schema: Schema): Arbitrary<Record<string, unknown>> => {
  const fields = Object.fromEntries(propertiesOf(schema).map(([name, field]) => [name, valuesOf(field)]));
  const required = requiredOf(schema);
  return fc.record(fields, { requiredKeys: Object.keys(fields).filter((name) => required.has(name)) });
};

/** Any request that the contract allows. */
export const requestsOf = (operation: Operation<string>): Arbitrary<Parts> =>
  fc.record({
    params: recordOf(operation.params ?? { type: 'object' }),
    query: recordOf(operation.query),
    body: recordOf(bodySchema(operation)),
  });

type Breakage = (holder: Record<string, unknown>, name: string) => void;

const breakages: Arbitrary<Breakage> = fc.constantFrom<Breakage[]>(
  (holder, name) => {
    delete holder[name];
  },
  (holder, name) => {
    holder[name] = 'x'.repeat(5000);
  },
  (holder, name) => {
    holder[name] = '-1.5e9';
  },
  (holder, name) => {
    holder[name] = { deep: { deeper: '1' } };
  },
  (holder, name) => {
    holder[name] = '';
  },
  ...['undeclared', 'constructor', 'toString', '__proto__'].map((undeclared) => (holder: Record<string, unknown>) => {
    Object.defineProperty(holder, undeclared, { value: '1', enumerable: true, configurable: true });
  }),
);

/** A row of an ERP's lot, right or with one wrong field. */
export const rowsOf = (schema: Schema): Arbitrary<unknown[]> => {
  const right = recordOf(schema);
  const names = propertiesOf(schema).map(([name]) => name);
  const wrong = fc.tuple(right, fc.constantFrom(...names), breakages).map(([row, name, spoil]) => {
    const spoilt = { ...row };
    spoil(spoilt, name);
    return spoilt;
  });
  return fc.array(fc.oneof(right, wrong, fc.constantFrom<unknown>(null, 'x', 7, [], {})), {
    minLength: 1,
    maxLength: 4,
  });
};

/** A request with one field that is missing, of the wrong type, out of bounds, or undeclared. */
export const brokenRequestsOf = (operation: Operation<string>): Arbitrary<Parts> => {
  const places: ['query' | 'body', string][] = [
    ...propertiesOf(operation.query).map(([name]): ['query', string] => ['query', name]),
    ...propertiesOf(bodySchema(operation)).map(([name]): ['body', string] => ['body', name]),
    ['query', 'undeclared'],
  ];
  return fc
    .tuple(requestsOf(operation), fc.constantFrom(...places), breakages)
    .map(([request, [part, name], spoil]) => {
      const holder = { ...request[part] };
      spoil(holder, name);
      return { ...request, [part]: holder };
    });
};

/** The request of the contract's own examples, with every field as its handler needs it. */
export const exampleOf = (reference: Schema): unknown => {
  const schema = deref(reference);
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if ('example' in schema) return schema.example;
  if ('default' in schema) return schema.default;
  const choices = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  if (choices?.[0]) return exampleOf(choices[0]);
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.type === 'object') {
    return Object.fromEntries(propertiesOf(schema).map(([name, field]) => [name, exampleOf(field)]));
  }
  if (schema.type === 'array') return [exampleOf(schema.items as Schema)];
  return fc.sample(valuesOf(schema), { numRuns: 1, seed: 1 })[0];
};
