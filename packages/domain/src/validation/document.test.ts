import { expect, test } from 'vitest';
import { documentProblems } from './document.ts';

const licence = {
  kind: 'business_licence',
  number: '91350100M000100Y43',
  issuedOn: '2026-11-20',
  expiresOn: '2026-11-21',
} as const;

test('a document may be issued today and expire tomorrow, or name no day', () => {
  expect(documentProblems(licence, '2026-11-20')).toEqual({});
  expect(documentProblems({ ...licence, issuedOn: null, expiresOn: null }, '2026-11-20')).toEqual({});
});

test.each([
  ['[V5] number', { number: '91350100M000100Y44' }, '请填写正确的统一社会信用代码'],
  ['number', { number: '' }, '请填写证件编号'],
  ['issuedOn', { issuedOn: '2026-11-21', expiresOn: null }, '发证日期不能晚于今天'],
  ['expiresOn', { issuedOn: null, expiresOn: '2026-11-19' }, '证件已过期，请上传有效的证件'],
  ['expiresOn', { expiresOn: '2026-11-20' }, '有效期应晚于发证日期'],
])('an invalid %s is named', (_field, wrong, sentence) => {
  expect(Object.values(documentProblems({ ...licence, ...wrong }, '2026-11-20'))).toEqual([sentence]);
});
