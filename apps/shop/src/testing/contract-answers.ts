import { exampleOf, type OpenApiDocument, type Schema } from '@yaoji/api-client/docs';
import bundled from '@yaoji/api-client/openapi.json' with { type: 'json' };
import { wireNow } from './wire-browse.ts';

// The cast: JSON modules have narrower types.
const document = bundled as unknown as OpenApiDocument;

/** Calls of the contract; fixed paths come before matching ones with parameters. */
const calls = Object.entries(document.paths)
  .map(([path, operations]) => ({
    path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    isFixed: !path.includes('{'),
    operations,
  }))
  .sort((one, other) => Number(other.isFixed) - Number(one.isFixed));

/** Everything that the contract allows, or only what it requires. */
export type Fill = 'full' | 'least';

/** Consistent values where examples clash: running activities have begun, products for sale can be bought. */
const fitting: Readonly<Record<string, unknown>> = {
  timestamp: wireNow,
  start_time: wireNow - 86_400,
  end_time: wireNow + 86_400,
  expires_at: wireNow + 1_800,
  cant_buy_reason: null,
};

const operationAt = (method: string, path: string) =>
  calls.find((call) => call.path.test(path))?.operations[method.toLowerCase()];

/** Whether the server refuses a call without a login. */
export const needsLogin = (method: string, path: string) => {
  const access = operationAt(method, path)?.['x-access'];
  return access !== undefined && access !== 'visitor';
};

/** A valid answer to a call by the contract; undefined for an unknown call. */
export function contractAnswer(method: string, path: string, fill: Fill): unknown {
  const schema = operationAt(method, path)?.responses['200']?.content?.['application/json']?.schema.properties?.data;
  if (!schema) return undefined;
  const example = exampleOf(document, schema);
  // The path's id comes first; every entry has its own.
  let nextId = Number(/\/(\d+)(?=\/|$)/.exec(path)?.[1] ?? 1024);
  const fit = (value: unknown, name = ''): unknown => {
    if (name in fitting) return fitting[name];
    if (typeof value === 'number' && name === 'id') return nextId++;
    if (typeof value === 'number' && name === 'total' && fill === 'least') return 0;
    if (Array.isArray(value)) return value.map((entry) => fit(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fit(each, key)]));
  };
  return fit(fill === 'full' ? example : leastOf(schema, example));
}

/** The part of a value that its schema requires, without optional fields or list entries. */
function leastOf(schema: Schema, value: unknown): unknown {
  const { $ref, type, oneOf, properties, required = [], items, minItems = 0 } = schema;
  if ($ref) return leastOf(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, value);
  if (type?.includes('null') || oneOf?.some((each) => each.type === 'null')) return null;
  if (oneOf?.[0]) return leastOf(oneOf[0], value);
  if (items && Array.isArray(value)) return value.slice(0, minItems).map((entry) => leastOf(items, entry));
  if (!properties || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => required.includes(name));
  return Object.fromEntries(entries.map(([name, each]) => [name, leastOf(properties[name] ?? {}, each)]));
}
