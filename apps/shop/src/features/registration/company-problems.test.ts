import { expect, test } from 'vitest';
import { type CompanyDraft, companyDraftProblems } from './company-problems.ts';

const good: CompanyDraft = {
  kind: 'pharmacy',
  company: '晨光里大药房',
  creditCode: '91350100M000100Y43',
  region: [
    { code: '510000', name: '四川省', hasChildren: true },
    { code: '510100', name: '成都市', hasChildren: true },
    { code: '510104', name: '锦江区', hasChildren: false },
  ],
  address: '红星路三段1号',
  name: '王药师',
  telephone: '',
  email: '',
};

test('a complete company has no problems', () => {
  expect(companyDraftProblems(good)).toEqual({});
});

test.each([
  ['[V2]', 'telephone', { telephone: '85551234' }],
  ['[V3]', 'email', { email: 'wang@local' }],
  ['[V5]', 'credit_code', { creditCode: '91350100M000100Y44' }],
  ['[V6]', 'company', { company: '　' }],
  ['', 'region_code', { region: good.region.slice(0, 2) }],
  ['', 'kind', { kind: '' as const }],
] as const)('%s %s is reported if invalid', (_rule, field, wrong) => {
  expect(Object.keys(companyDraftProblems({ ...good, ...wrong }))).toEqual([field]);
});

test.each(['０２８-85551234', ' 0851-1234567 '])('[V2][V6] %s is a landline', (telephone) => {
  expect(companyDraftProblems({ ...good, telephone })).toEqual({});
});
