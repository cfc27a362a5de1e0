import { ApiError, operations } from '@yaoji/api-client';
import { expect, test } from 'vitest';
import { fieldProblems } from './field-problems.ts';

const refused = (errors: Record<string, string[]>) =>
  new ApiError({ kind: 'invalid', operation: operations.addDemand, requestId: 'r', elapsedMs: 1, status: 422, errors });

test('[E3] gives each field its messages, and a list those of its entries', () => {
  expect(fieldProblems(refused({ name: ['请填写品名', '太短'], 'pictures[2]': ['图片不存在'] }))).toEqual({
    name: '请填写品名；太短',
    pictures: '图片不存在',
  });
});

test('gives a field within an entry under its own name', () => {
  expect(fieldProblems(refused({ 'stores[1][phone]': ['手机号已注册'] }))).toEqual({
    'stores[1][phone]': '手机号已注册',
  });
});

test('is empty for anything but a refusal', () => {
  expect(fieldProblems(null)).toEqual({});
  expect(fieldProblems(new Error('x'))).toEqual({});
});
