import { isObject, type JsonObject } from './json.ts';

/**
 * The noun files are standard OpenAPI with abbreviations, so the envelope is written once: `x-data` (schema of the
 * answer's `data`), `x-form` (schema of a form body), `x-refusal` (schema of `data` in a 409), `x-answer` and `x-body`
 * (JSON without an envelope) and, on object schemas, `x-optional` (all other properties are required) and `x-page-of`
 * (one page of entries, with list, total, page and per_page).
 */
export function expandOperation(operation: JsonObject, resolve: (schema: unknown) => JsonObject): JsonObject {
  const {
    'x-data': data,
    'x-form': form,
    'x-refusal': refusal,
    'x-answer': answer,
    'x-body': body,
    ...more
  } = operation;
  const { responses, requestBody, ...rest } = more;
  const takesInput = [form, body, requestBody, rest.parameters].some((part) => part !== undefined);
  return {
    ...rest,
    security: rest['x-access'] === 'key' ? [{ key: [] }] : needsSession(rest) ? [{ session: [] }] : [{}],
    ...(form !== undefined || requestBody ? { requestBody: requestBody ?? formBody(form, resolve(form)) } : {}),
    ...(body === undefined ? {} : { requestBody: { required: true, ...jsonContent(body) } }),
    responses: {
      ...(isObject(responses) ? responses : { '200': answer === undefined ? success(data) : plain(answer) }),
      ...(refusal === undefined ? {} : { '409': conflict(refusal) }),
      ...failures(rest, takesInput),
    },
  };
}

/** Objects without `required` require everything except `x-optional`. */
export function expandSchema(schema: JsonObject): void {
  if (schema['x-page-of'] !== undefined) expandPage(schema);
  if (!isObject(schema.properties) || schema.required !== undefined || schema.type !== 'object') return;
  const optional = (schema['x-optional'] ?? []) as string[];
  delete schema['x-optional'];
  for (const name of optional) {
    if (!(name in schema.properties)) throw new Error(`x-optional names the unknown property ${name}`);
  }
  const required = Object.keys(schema.properties).filter((name) => !optional.includes(name));
  if (required.length > 0) schema.required = required;
}

function expandPage(schema: JsonObject): void {
  const { 'x-page-of': items, properties: more } = schema;
  delete schema['x-page-of'];
  const properties = {
    list: { type: 'array', items },
    total: { $ref: '#/components/schemas/Count' },
    page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1 },
  };
  Object.assign(schema, { type: 'object', properties: { ...properties, ...(isObject(more) ? more : {}) } });
}

/** A form with only optional fields may be omitted. */
function formBody(schema: unknown, resolved: JsonObject): JsonObject {
  return { required: resolved.required !== undefined, content: { 'application/x-www-form-urlencoded': { schema } } };
}

function success(data: unknown): JsonObject {
  const properties = {
    code: { $ref: '#/components/schemas/SuccessCode' },
    message: { $ref: '#/components/schemas/Message' },
    data: data ?? { $ref: '#/components/schemas/Nothing' },
  };
  const schema = { type: 'object', required: ['code', 'message', 'data'], properties };
  return { description: 'Success', content: { 'application/json': { schema } } };
}

/** An answer without an envelope. */
function plain(schema: unknown): JsonObject {
  return { description: 'Success', ...jsonContent(schema) };
}

function jsonContent(schema: unknown): JsonObject {
  return { content: { 'application/json': { schema } } };
}

function conflict(refusal: unknown): JsonObject {
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: { data: refusal } }] };
  return { description: 'Refused; data says more.', content: { 'application/json': { schema } } };
}

function failures(operation: JsonObject, takesInput: boolean): JsonObject {
  return {
    ...(needsSession(operation) ? { '401': { $ref: '#/components/responses/SignedOut' } } : {}),
    ...(takesInput ? { '422': { $ref: '#/components/responses/Invalid' } } : {}),
    '4XX': { $ref: '#/components/responses/Refused' },
    '5XX': { $ref: '#/components/responses/Busy' },
  };
}

function needsSession(operation: JsonObject): boolean {
  return ['buyer', 'operator', 'key'].includes(String(operation['x-access']));
}
