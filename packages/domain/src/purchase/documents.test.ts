import { expect, test } from 'vitest';
import { buyerScopes, documentDaysLeft, documentsBehind } from './buyer-scope.ts';
import { documentWarnings, lineDocumentWarnings } from './document-warnings.ts';
import type { BuyerDocument } from './types.ts';

const now = '2026-11-20 10:00';
const document = (kind: string, expiresAt: string | null, scopes?: string[]): BuyerDocument => ({
  kind,
  name: `${kind}证`,
  expiresAt,
  ...(scopes ? { scopes } : {}),
});

test.each([
  ['2026-11-19', -1],
  ['2026-11-20', 0],
  ['2026-11-21', 1],
  ['2027-01-19', 60],
  [null, null],
])('[B3] a document until %s has %s days left', (expiresAt, days) => {
  expect(documentDaysLeft(document('gsp', expiresAt), now)).toBe(days);
});

test.each([
  ['2026-11-19', null],
  ['2026-11-20', 7],
  ['2026-11-27', 7],
  ['2026-11-28', 30],
  ['2026-12-20', 30],
  ['2026-12-21', 60],
  ['2027-01-19', 60],
  ['2027-01-20', null],
  [null, null],
])('[B3] a document until %s warns at level %s', (expiresAt, level) => {
  expect(documentWarnings([document('gsp', expiresAt)], now)[0]?.level ?? null).toBe(level);
});

test('[B3] warnings are sorted by date, with their sentence', () => {
  const soon = document('gsp', '2026-12-10');
  const sooner = document('yp', '2026-11-25');
  expect(documentWarnings([soon, sooner], now)).toEqual([
    { document: sooner, daysLeft: 5, level: 7, message: '《yp证》11月25日到期，请及时更新' },
    { document: soon, daysLeft: 20, level: 30, message: '《gsp证》12月10日到期，请及时更新' },
  ]);
});

test('[B3] a longer renewal of its kind silences the warning', () => {
  expect(documentWarnings([document('gsp', '2026-11-25'), document('gsp', '2030-11-25')], now)).toEqual([]);
  expect(documentWarnings([document('gsp', null), document('gsp', '2026-11-25')], now)).toEqual([]);
});

test('[B3] lines that depend on an expiring document are named', () => {
  const devices = document('器械备案', '2026-12-20', ['二类器械']);
  const general = document('营业执照', '2030-01-01');
  const lines = [{ id: 1, scope: '中成药' }, { id: 2, scope: '二类器械' }, { id: 3 }, { id: 4, scope: '二类器械' }];
  const found = lineDocumentWarnings(lines, [devices, general], now);
  expect(found.map(({ lineId }) => lineId)).toEqual([2, 4]);
  expect(found[0]).toEqual({
    lineId: 2,
    document: devices,
    daysLeft: 30,
    level: 30,
    message: '《器械备案证》12月20日到期，之后此商品无法发货',
  });
});

test('[B3] a document for everything concerns every line, and the soonest is named', () => {
  const general = document('营业执照', '2026-12-20');
  const licence = document('许可', '2026-11-25', ['中成药']);
  const found = lineDocumentWarnings(
    [
      { id: 1, scope: '中成药' },
      { id: 2, scope: null },
    ],
    [general, licence],
    now,
  );
  expect(found.map(({ document: { kind } }) => kind)).toEqual(['许可', '营业执照']);
});

test('[B4] stated scopes win over those of the documents, each listed once', () => {
  const documents = [document('a', null, ['中成药', '化学药']), document('b', null, ['化学药']), document('c', null)];
  expect(buyerScopes({ passed: true, documents })).toEqual(['中成药', '化学药']);
  expect(buyerScopes({ passed: true, documents, scopes: ['食品'] })).toEqual(['食品']);
  expect(buyerScopes({ passed: true, documents: [document('c', null)] })).toBeNull();
});

test('[B3] a scope requires the documents for everything and those that name it', () => {
  const named = document('a', null, ['中成药']);
  const all = document('c', null);
  expect(documentsBehind([named, all], '中成药')).toEqual([named, all]);
  expect(documentsBehind([named, all], '食品')).toEqual([all]);
  expect(documentsBehind([named, all], undefined)).toEqual([all]);
});
