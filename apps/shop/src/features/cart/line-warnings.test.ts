import type { CartWarning } from '@yaoji/api-client/wire';
import { expect, test } from 'vitest';
import { lineWarnings } from './line-warnings.ts';

test('[B3] a row says its own warnings, without the number of lines', () => {
  const near: CartWarning = {
    code: 'NEAR_EXPIRY',
    message: '2个商品为近效期商品，请留意有效期',
    lineIds: [7, 8],
    fix: null,
  } as const;
  const paper: CartWarning = { code: 'DOCUMENT_EXPIRING', message: '营业执照将于12月1日到期', lineIds: [8], fix: null };
  expect(lineWarnings([near, paper], 7)).toEqual(['近效期，请留意有效期']);
  expect(lineWarnings([near, paper], 8)).toEqual(['近效期，请留意有效期', '营业执照将于12月1日到期']);
  expect(lineWarnings([near, paper], 9)).toEqual([]);
});
