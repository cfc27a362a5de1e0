import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundle, bundleAll } from './bundle.ts';
import { expandOperation, expandSchema } from './expand.ts';
import type { JsonObject } from './json.ts';
import { lint } from './lint.ts';
import { outputs } from './outputs.ts';

const packageFolder = join(import.meta.dirname, '..');

describe('the contract', () => {
  it('matches its generated files', async () => {
    for (const [name, content] of await outputs(bundleAll(packageFolder))) {
      expect(readFileSync(join(packageFolder, name), 'utf8') === content, `${name} is stale`).toBe(true);
    }
  });

  it.each(['openapi.json', 'desk.openapi.json', 'erp.openapi.json'])('is clean by the linter: %s', async (name) => {
    expect(await lint(readFileSync(join(packageFolder, name), 'utf8'))).toEqual([]);
  });

  it('reports an example that its schema rejects', async () => {
    const document = bundle(join(packageFolder, 'openapi')) as { components: { schemas: Record<string, JsonObject> } };
    (document.components.schemas.Money as JsonObject).examples = ['12.5'];
    expect(await lint(JSON.stringify(document))).toEqual([expect.stringContaining('schemas/Money')]);
  });
});

describe('the abbreviations', () => {
  it('require every property that is not optional', () => {
    const schema = { type: 'object', 'x-optional': ['b'], properties: { a: {}, b: {} } };
    expandSchema(schema);
    expect(schema).toEqual({ type: 'object', required: ['a'], properties: { a: {}, b: {} } });
  });

  it('reject an unknown optional property', () => {
    expect(() => expandSchema({ type: 'object', 'x-optional': ['c'], properties: { a: {} } })).toThrow('c');
  });

  it('wrap data in the envelope and declare who must be logged in', () => {
    const operation = expandOperation({ 'x-access': 'buyer', 'x-data': { type: 'string' } }, () => ({}));
    expect(operation).toMatchObject({
      security: [{ session: [] }],
      responses: { 200: { content: { 'application/json': { schema: { properties: { data: { type: 'string' } } } } } } },
    });
  });

  it('allow omitting a form of optional fields', () => {
    const form = (schema: JsonObject) =>
      expandOperation({ 'x-access': 'visitor', 'x-form': schema }, () => schema).requestBody;
    expect(form({ type: 'object', required: ['a'] })).toMatchObject({ required: true });
    expect(form({ type: 'object' })).toMatchObject({ required: false });
  });
});
