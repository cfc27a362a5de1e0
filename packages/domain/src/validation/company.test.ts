import { expect, test } from 'vitest';
import { companyProblems, readCompany } from './company.ts';

const good = {
  company: ' 晨光里大药房　',
  creditCode: ' ９１３５ 0100m000100y43',
  name: '王药师',
  address: '红星路三段1号',
};

test('[V5][V6] a credit code may be typed in full width, lower case and groups', () => {
  expect(readCompany(good)).toMatchObject({ company: '晨光里大药房', creditCode: '91350100M000100Y43', email: '' });
  expect(companyProblems(good)).toEqual({});
});

test('[V2][V3][V5] each invalid field is named', () => {
  const wrong = {
    company: '　',
    creditCode: '91350100M000100Y44',
    name: ' ',
    address: '1',
    email: 'a@',
    telephone: '8555',
  };
  expect(Object.keys(companyProblems(wrong))).toEqual(Object.keys(wrong));
});
