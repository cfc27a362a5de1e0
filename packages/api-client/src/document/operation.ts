import { type OperationId, operations, type Schemas } from '../contract/index.ts';

/** Everybody in a company, or people with one of these roles. */
type Allowed = 'all' | readonly Schemas['PersonRole'][];

/** A JSON schema for validators. */
export type Schema = { [keyword: string]: unknown };

type Parameter = { name: string; in: string; required?: boolean; schema: Schema };

/** A row in a contract's table of operations. */
export type OperationRow = { id: string; method: string; path: string; access: Operation['access'] };

/** A call in the document, with self-contained schemas. */
export type Operation<Id extends string = OperationId> = {
  id: Id;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Fastify's syntax: `/api/order/:id`. */
  url: string;
  access: 'visitor' | 'buyer' | 'provider' | 'operator' | 'key';
  /** Overrides of the usual limits (`x-limit`): the queue it waits in, and the KB of a body without files. */
  limit: { kind?: string; bodyKb?: number };
  /** By field (`x-owner`): the kind of entity that an id, an order number or a file address refers to. */
  owner: Record<string, string>;
  /** The roles in a buyer's company that may call it (`x-roles`); empty: the account itself alone. */
  roles: Allowed;
  /** The scope that a token or key needs for it (`x-scope`); null: tokens may not call it. */
  scope: string | null;
  /** Whether an operator's call is recorded in the operator log (`x-log`; by default writes are). */
  isLogged: boolean;
  /** Whether operators may call it before they set a second factor (`x-before-factor`). */
  isBeforeFactor: boolean;
  /** Whether an operator impersonating a buyer may call it (`x-impersonation`); reads only. */
  isForImpersonation: boolean;
  params: Schema | null;
  query: Schema;
  /** By content type; null if there is no body. */
  body: Record<string, Schema> | null;
  /** Schema of the complete successful answer; null if it is no JSON. */
  answer: Schema | null;
};

type Source = {
  'x-limit'?: Operation['limit'];
  'x-owner'?: Operation['owner'];
  'x-roles'?: Operation['roles'];
  'x-scope'?: string;
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
 * All referenced components. Their id prefixes the references of `readOperation`: `name` tells the documents of two
 * contracts apart.
 *
 * @example ajv.addSchema(readComponents(document))
 */
export const readComponents = ({ components }: ContractDocument, name = 'contract'): Schema => ({
  $id: name,
  components: qualified(components, name) as Schema,
});

/** A call as described by `document` (`openapi.json`). Throws if there is no such call. */
export const readOperation = (document: ContractDocument, id: OperationId): Operation => ({
  ...readRow(document, operations[id]),
  id,
});

/** The same for any contract's table; `name` as for `readComponents`. */
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
    roles: source['x-roles'] ?? [],
    scope: source['x-scope'] ?? null,
    isLogged: source['x-log'] ?? method !== 'get',
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

/** A copy whose references name the document they belong to, so that a part is complete by itself. */
function qualified(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((each) => qualified(each, name));
  if (typeof value !== 'object' || value === null) return value;
  if ('format' in value && value.format === 'binary' && 'type' in value) {
    // In a request, binary text means a file.
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
