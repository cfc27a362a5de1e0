import { type OperationId, operations } from '../contract/index.ts';

/** A JSON schema, as validators take it. */
export type Schema = { [keyword: string]: unknown };

type Parameter = { name: string; in: string; required?: boolean; schema: Schema };

/** A row of a contract's table of operations. */
export type OperationRow = { id: string; method: string; path: string; access: Operation['access'] };

/** What the document says of a call, each schema standing by itself. */
export type Operation<Id extends string = OperationId> = {
  id: Id;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Fastify writes it: `/api/order/:id`. */
  url: string;
  access: 'visitor' | 'buyer' | 'provider' | 'operator' | 'key';
  /** Overrides of the usual limits (`x-limit`): the queue it waits in, and the KB of a body without files. */
  limit: { kind?: string; bodyKb?: number };
  /** By field (`x-owner`): the kind of thing that an id, an order number or a file address refers to. */
  owner: Record<string, string>;
  /** Whether a write of an operator adds a line to the operator log (`x-log`). */
  isLogged: boolean;
  /** Whether operators may call it before they set a second factor (`x-before-factor`). */
  isBeforeFactor: boolean;
  /** Whether an operator who views the shop as a buyer may call it (`x-impersonation`); reads only. */
  isForImpersonation: boolean;
  params: Schema | null;
  query: Schema;
  /** By content type; null if the operation takes no body. */
  body: Record<string, Schema> | null;
  /** Of the whole successful answer; null if it is no JSON. */
  answer: Schema | null;
};

type Source = {
  'x-limit'?: Operation['limit'];
  'x-owner'?: Operation['owner'];
  'x-log'?: boolean;
  'x-before-factor'?: boolean;
  'x-impersonation'?: boolean;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};

/** The parts of `openapi.json` that are read. */
export type ContractDocument = { paths: object; components: { parameters: object } };

/**
 * Everything that references point to; its id is what schemas of `readOperation` prefix them with: `name`, by which the
 * documents of two contracts differ.
 *
 * @example ajv.addSchema(readComponents(document))
 */
export const readComponents = ({ components }: ContractDocument, name = 'contract'): Schema => ({
  $id: name,
  components: qualified(components, name) as Schema,
});

/** A call as `document` (`openapi.json`) describes it. Throws where the document has no such call. */
export const readOperation = (document: ContractDocument, id: OperationId): Operation => ({
  ...readRow(document, operations[id]),
  id,
});

/** The same for a row of any contract's table; `name` as for `readComponents`. */
export const readRow = (document: ContractDocument, row: OperationRow, name = 'contract'): Operation<string> => {
  const { id, method, path, access } = row;
  const record = recordIn(name);
  const source = (document.paths as Record<string, Record<string, Source>>)[path]?.[method];
  if (!source) throw new Error(`The contract's document has no ${method} ${path}.`);
  const parameters = (source.parameters ?? []).map((parameter) => resolved(document, parameter));
  const content = source.requestBody?.content;
  return {
    id,
    method: method.toUpperCase() as Operation['method'],
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    access,
    limit: source['x-limit'] ?? {},
    owner: source['x-owner'] ?? {},
    isLogged: source['x-log'] ?? true,
    isBeforeFactor: source['x-before-factor'] ?? false,
    isForImpersonation: source['x-impersonation'] ?? true,
    params: parameters.some((each) => each.in === 'path') ? record(parameters, 'path') : null,
    query: record(parameters, 'query'),
    body: content
      ? Object.fromEntries(
          Object.entries(content).map(([type, { schema }]) => [type, qualified(schema, name) as Schema]),
        )
      : null,
    answer:
      (qualified(source.responses['200']?.content?.['application/json']?.schema, name) as Schema | undefined) ?? null,
  };
};

const resolved = ({ components }: ContractDocument, parameter: Parameter | { $ref: string }): Parameter => {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.split('/').at(-1) ?? '';
  const found = (components.parameters as Record<string, Parameter>)[name];
  if (!found) throw new Error(`The contract's document has no parameter ${name}.`);
  return found;
};

const recordIn =
  (contract: string) =>
  (parameters: Parameter[], place: string): Schema => {
    const found = parameters.filter((parameter) => parameter.in === place);
    return {
      type: 'object',
      properties: Object.fromEntries(
        found.map(({ name, schema }) => [name.replace(/\[\]$/, ''), qualified(schema, contract)]),
      ),
      required: found.filter(({ required }) => required).map(({ name }) => name.replace(/\[\]$/, '')),
      additionalProperties: false,
    };
  };

/** A copy in which references say whose components they mean, so that a part of the document stands by itself. */
function qualified(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((each) => qualified(each, name));
  if (typeof value !== 'object' || value === null) return value;
  if ('format' in value && value.format === 'binary' && 'type' in value) {
    // A text of bytes in the document is a file in a request.
    const { type: _, format: __, ...rest } = value;
    return { ...rest, isFile: true };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) =>
      key === '$ref' && typeof entry === 'string' && entry.startsWith('#')
        ? [key, `${name}${entry}`]
        : [key, qualified(entry, name)],
    ),
  );
}
