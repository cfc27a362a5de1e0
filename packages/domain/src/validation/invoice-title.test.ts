import { expect, it } from 'vitest';
import { invoiceTitleProblems, readInvoiceTitle } from './invoice-title.ts';

const taxNo = '91350100M000100Y43';

it('[V6] reads numbers as they are printed on a licence or a bank card', () => {
  const data = readInvoiceTitle({ title: ' 同心大药房 ', taxNo: taxNo.toLowerCase(), account: '6222 0000 1111' });
  expect(data).toMatchObject({ title: '同心大药房', taxNo, account: '622200001111', email: '' });
});

it('[K8] accepts an ordinary invoice with title and tax number alone', () => {
  expect(invoiceTitleProblems({ title: '同心大药房', taxNo: ` ${taxNo.toLowerCase()}` }, 'normal')).toEqual({});
});

it('[K8] requires address, phone, bank and account for a special invoice', () => {
  const problems = invoiceTitleProblems({ title: '同心大药房', taxNo, address: '　' }, 'special');
  expect(Object.keys(problems)).toEqual(['address', 'phone', 'bank', 'account']);
});

it('[V2][V3][V5] names each invalid field', () => {
  const form = { title: '同', taxNo: '1', phone: '12', account: '1234567', email: 'a@' };
  expect(Object.keys(invoiceTitleProblems(form, 'normal'))).toEqual(['title', 'taxNo', 'phone', 'account', 'email']);
});
