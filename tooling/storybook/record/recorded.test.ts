import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapi from '@yaoji/api-client/openapi.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../recorded');
const paths = Object.keys(openapi.paths).sort((one, other) => one.split('{').length - other.split('{').length);
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(openapi, 'contract');

/** Violations of the current contract in an answer; empty if there are none. */
function faultsOf(call: string, answer: unknown): string {
  const [method = '', address = ''] = call.split(' ');
  const at = address.replace(/\?.*$/, '');
  const path = paths.find((each) => new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(at));
  if (!path) return `${call}: no such path`;
  const pointer = ['paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema'];
  const schema = `contract#/${pointer.map((part) => part.replaceAll('/', '~1').replace(/[{}]/g, encodeURIComponent)).join('/')}`;
  return ajv.validate({ $ref: schema }, answer) ? '' : `${call}: ${ajv.errorsText()}`;
}

it.each(readdirSync(folder))('%s is what the contract lets the server answer', (name) => {
  const answers = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>;
  const faults = Object.entries(answers).map(([call, answer]) => faultsOf(call, answer));
  expect(faults.filter(Boolean), 'record them again: pnpm --filter @yaoji/storybook record').toEqual([]);
});

it('notices an answer that the contract does not know', () => {
  expect(faultsOf('GET /api/cart/total', { code: 200, message: '', data: { total: 'three' } })).toContain('total');
});
