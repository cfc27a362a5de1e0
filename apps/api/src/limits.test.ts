import type { OperationId } from '@yaoji/api-client/contract';
import { describe, expect, it } from 'vitest';
import { handlers } from '#handlers.ts';
import { limitsOf } from '#limits.ts';
import { readOperation, type Schema } from '#plugins/contract/openapi.ts';
import { bodySchema, deref, propertiesOf } from '#testing/contract-values.ts';

const operations = (Object.keys(handlers) as OperationId[]).map(readOperation);

/** Keywords that limit the length of a text. */
const lengths = ['maxLength', 'enum', 'const', 'pattern', 'format', 'isFile'];

/** Request fields without a size limit. */
const unlimited = (schema: Schema, path: string): string[] => {
  const own = deref(schema);
  const types = [own.type].flat();
  const parts = [
    ...propertiesOf(own).flatMap(([name, field]) => unlimited(field, `${path}.${name}`)),
    ...(own.items ? unlimited(own.items as Schema, `${path}[]`) : []),
  ];
  if (types.includes('array') && own.maxItems === undefined) parts.push(`${path} has no maxItems`);
  if (types.includes('string') && !lengths.some((keyword) => keyword in own)) parts.push(`${path} has no maxLength`);
  return parts;
};

describe('a request', () => {
  it.each(operations.map((operation) => ({ id: operation.id, operation })))(
    'of $id limits rows and text lengths',
    ({ operation }) => {
      const parts = { params: operation.params ?? {}, query: operation.query, body: bodySchema(operation) };
      expect(Object.entries(parts).flatMap(([name, schema]) => unlimited(schema, name))).toEqual([]);
    },
  );

  it('may be as large as a cart of 500 lines with all fields, 100 stores, and a list of 2,000 rows', () => {
    const field = 'params%5B499%5D%5Bgoods_manjian_id%5D=1000000&'.length;
    expect(limitsOf(readOperation('addCartLines')).bodyKb * 1024).toBeGreaterThan(500 * 11 * field);
    const text = encodeURIComponent('康').length;
    expect(limitsOf(readOperation('registerStores')).bodyKb * 1024).toBeGreaterThan(100 * (100 + 40 + 120) * text);
    expect(limitsOf(readOperation('matchPurchaseList')).bodyKb * 1024).toBeGreaterThan(2_000 * 60 * text);
  });
});
