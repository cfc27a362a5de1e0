import { expect, test } from 'vitest';
import { addressProblems } from './address-problems.ts';

const good = {
  receiver: '王药师',
  phone: '13800001234',
  region: ['510000', '510100', '510104'],
  detail: '红星路三段1号',
  isDefault: false,
};

test('a full address has nothing wrong', () => {
  expect(addressProblems(good)).toEqual({});
});

test.each(['１３８００００１２３４', '028-86001234'])('[V1][V2][V6] %s is a telephone number', (phone) => {
  expect(addressProblems({ ...good, phone })).toEqual({});
});

test.each(['12800001234', '1380000', '', '028-123'])('[V1][V2] %s is none', (phone) => {
  expect(addressProblems({ ...good, phone })).toEqual({ phone: '请填写正确的手机号码或固定电话' });
});

test('each field that is missing is named', () => {
  expect(
    Object.keys(addressProblems({ receiver: ' ', phone: '', region: ['510000'], detail: '', isDefault: false })),
  ).toEqual(['receiver', 'phone', 'region_code', 'detail']);
});
