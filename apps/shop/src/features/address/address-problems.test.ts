import { expect, test } from 'vitest';
import { addressProblems, toForm } from './address-problems.ts';

const region = (code: string, name: string, hasChildren = true) => ({ code, name, hasChildren });
const sichuan = region('510000', '四川省');
const good = {
  receiver: '王药师',
  phone: '13800001234',
  region: [sichuan, region('510100', '成都市'), region('510104', '锦江区', false)],
  detail: '红星路三段1号',
  isDefault: false,
};

test('a complete address has no problems', () => {
  expect(addressProblems(good)).toEqual({});
});

test.each(['１３８００００１２３４', '028-86001234'])('[V1][V2][V6] %s is a telephone number', (phone) => {
  expect(addressProblems({ ...good, phone })).toEqual({});
});

test.each(['12800001234', '1380000', '', '028-123'])('[V1][V2] %s is not a telephone number', (phone) => {
  expect(addressProblems({ ...good, phone })).toEqual({ phone: '请填写正确的手机号码或固定电话' });
});

test('each missing field is named', () => {
  expect(
    Object.keys(addressProblems({ receiver: ' ', phone: '', region: [sichuan], detail: '', isDefault: false })),
  ).toEqual(['receiver', 'phone', 'region_code', 'detail']);
});

test('a city without districts is enough', () => {
  const draft = { ...good, region: [region('440000', '广东省'), region('441900', '东莞市', false)] };
  expect(addressProblems(draft)).toEqual({});
  expect(toForm(draft).regionCode).toBe('441900');
});

test('[V6] the form is trimmed and has half-width digits', () => {
  expect(toForm({ ...good, receiver: ' 王药师 ', phone: '１３８００００１２３４' })).toEqual({
    receiver: '王药师',
    phone: '13800001234',
    regionCode: '510104',
    detail: '红星路三段1号',
    isDefault: false,
  });
});
