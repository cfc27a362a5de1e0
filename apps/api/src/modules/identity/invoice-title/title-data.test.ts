import { expect, it } from 'vitest';
import { readTitle, titleProblems } from './title-data.ts';

const taxNo = '91350100M000100Y43';

it('reads numbers as they are printed on a licence or a bank card', () => {
  const data = readTitle({ title: ' 同心大药房 ', taxNo: taxNo.toLowerCase(), account: '6222 0000 1111' });
  expect(data).toMatchObject({ title: '同心大药房', taxNo, account: '622200001111', email: '' });
});

it('accepts an ordinary invoice with title and tax number alone', () => {
  expect(titleProblems(readTitle({ title: '同心大药房', taxNo }), 'normal')).toEqual({});
});

it('requires address, phone, bank and account for a special invoice', () => {
  const problems = titleProblems(readTitle({ title: '同心大药房', taxNo }), 'special');
  expect(Object.keys(problems)).toEqual(['address', 'phone', 'bank', 'account']);
});

it('names each wrong field', () => {
  const form = { title: '同', taxNo: '1', phone: '12', account: '1234567', email: 'a@' };
  expect(Object.keys(titleProblems(readTitle(form), 'normal'))).toEqual([
    'title',
    'tax_no',
    'phone',
    'account',
    'email',
  ]);
});
