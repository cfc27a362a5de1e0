import { expect, test } from 'vitest';
import { invoiceTitleProblems } from './invoice-title-problems.ts';

const short = {
  title: '康宁大药房',
  taxNo: '91510104MA6C8X7Q5U',
  address: '',
  phone: '',
  bank: '',
  account: '',
  email: '',
};

test('[V5][K8] an ordinary invoice needs only a name and a valid credit code', () => {
  expect(invoiceTitleProblems(short, false)).not.toHaveProperty('title');
  expect(invoiceTitleProblems({ ...short, taxNo: '91510104MA6C8X7Q5' }, false)).toHaveProperty('tax_no');
});

test('[K8] a special invoice needs address, telephone, bank and account', () => {
  const { tax_no: _code, ...problems } = invoiceTitleProblems(short, true);
  expect(Object.keys(problems)).toEqual(['address', 'phone', 'bank', 'account']);
});

test('[V2][V3] telephone, account and mail address are validated if present', () => {
  const { tax_no: _code, ...problems } = invoiceTitleProblems(
    { ...short, phone: '123', account: '12ab', email: 'caiwu' },
    false,
  );
  expect(Object.keys(problems)).toEqual(['phone', 'account', 'email']);
});
