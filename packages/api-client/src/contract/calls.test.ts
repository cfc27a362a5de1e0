import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import document from '../../openapi.json' with { type: 'json' };
import { operations } from './index.ts';

interface Call {
  id: string;
  method: string;
  path: string;
  parameters: string[];
  access: string;
}

/** Words in the table for a complete body or query instead of a field. */
const loose = new Set([
  'body',
  'filters',
  'params',
  'query params',
  'multipart',
  'signed body',
  'title data',
  'method',
]);

const calls: Call[] = readFileSync(join(import.meta.dirname, '../../openapi/calls.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', method = '', path = '', parameters = '', _source, access = ''] = line.split('\t');
    return { id, method, path, access, parameters: parameters ? parameters.split(', ').flatMap(fieldsOf) : [] };
  });

// The document's literal type has no common shape for paths and methods.
const paths = document.paths as unknown as Record<string, Record<string, Node>>;
const callIds = new Map(
  Object.values(paths).flatMap((item) =>
    Object.values(item).map((definition) => [definition.operationId, String(definition['x-call'])] as const),
  ),
);
const byCall = new Map(Object.values(operations).map((operation) => [callIds.get(operation.id) ?? '', operation]));

describe('the table of calls', () => {
  it('names the operations of the contract, no more and no less', () => {
    expect([...byCall.keys()].sort()).toEqual(calls.map(({ id }) => id).sort());
  });

  it.each(calls)('$id $method $path', ({ id, method, path, access, parameters }) => {
    expect(byCall.get(id)).toMatchObject({ method: method.toLowerCase(), path, access });
    expect(declaredFields(path, method.toLowerCase())).toEqual(expect.arrayContaining(parameters));
  });
});

/** `params.number` and `params: list of lines` name fields, `filters (default 99999)` and `new=1` also their value. */
function fieldsOf(words: string): string[] {
  const bare = words
    .replace(/ \(default.*\)$/, '')
    .replace(/=.*$/, '')
    .replace(/: .*$/, '')
    .replace(/^body with .*$/, 'body');
  if (loose.has(bare) && bare === words) return [];
  if (bare === 'body') return [];
  return bare.split(' or ');
}

type Node = { [key: string]: unknown };

function declaredFields(path: string, method: string): string[] {
  const operation = paths[path]?.[method] ?? {};
  const parameters = ((operation.parameters ?? []) as Node[]).map((parameter) => String(resolve(parameter).name));
  const content = (operation.requestBody as { content?: Record<string, { schema: Node }> } | undefined)?.content ?? {};
  return [...parameters, ...Object.values(content).flatMap(({ schema }) => fieldPaths(resolve(schema)))];
}

function fieldPaths(schema: Node): string[] {
  return Object.entries((schema.properties ?? {}) as Record<string, Node>).flatMap(([name, field]) => {
    const nested = resolve(field).properties ? fieldPaths(resolve(field)).map((inner) => `${name}.${inner}`) : [];
    return [name, ...nested];
  });
}

function resolve(node: Node): Node {
  if (typeof node.$ref !== 'string') return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce<Node>((parent, key) => parent[key] as Node, document as unknown as Node);
}
