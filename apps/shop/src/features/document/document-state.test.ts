import type { Document } from '@yaoji/api-client/wire';
import { expect, test } from 'vitest';
import { byUrgency, documentState } from './document-state.ts';

const licence = (own: Partial<Document>): Document => ({
  id: 1,
  kind: 'drug_licence',
  name: '药品经营许可证',
  number: '川DA0280001',
  issuedOn: null,
  expiresOn: '2027-03-14',
  daysLeft: 400,
  level: 'valid',
  status: 'passed',
  reason: null,
  pictures: [],
  scopes: ['中成药', '化学药'],
  ...own,
});

test.each([
  [61, 'valid', '有效'],
  [60, 'early', '60 天后到期'],
  [31, 'early', '31 天后到期'],
  [30, 'soon', '30 天后到期'],
  [8, 'soon', '8 天后到期'],
  [7, 'urgent', '7 天后到期'],
  [0, 'urgent', '今天到期'],
  [-1, 'expired', '已过期'],
  [null, 'valid', '有效'],
] as const)('[B3] a document with %s days left is %s: %s', (daysLeft, state, stateText) => {
  expect(documentState(licence({ daysLeft }))).toMatchObject({ state, stateText });
});

test('the most urgent document comes first, and equal ones stay in order', () => {
  const list = [licence({ id: 1 }), licence({ id: 2, status: 'pending' }), licence({ id: 3, daysLeft: 25 })];
  const sorted = byUrgency([...list, licence({ id: 4 }), licence({ id: 5, daysLeft: -1 })]);
  expect(sorted.map(({ id }) => id)).toEqual([5, 3, 2, 1, 4]);
});

test('[B3] names the purchases that depend on it', () => {
  expect(documentState(licence({ daysLeft: 3 })).note).toBe('到期后中成药、化学药将不能下单，请及时更新。');
  expect(documentState(licence({ daysLeft: -3, scopes: [] })).note).toBe('已不能采购所有商品。');
});

test('a pending or refused document says so, whatever its dates', () => {
  expect(documentState(licence({ status: 'pending', daysLeft: -3 })).state).toBe('waiting');
  expect(documentState(licence({ status: 'rejected', reason: '照片不清晰' }))).toEqual({
    state: 'refused',
    stateText: '未通过',
    note: '未通过：照片不清晰',
  });
});
