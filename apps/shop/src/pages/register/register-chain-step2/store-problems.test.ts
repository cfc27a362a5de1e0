import { expect, test } from 'vitest';
import { emptyStore, type StoreDraft, storeEntry, storeProblems } from './store-problems.ts';

const store = (phone: string, own: Partial<StoreDraft> = {}): StoreDraft => ({
  key: phone,
  company: '晨光里大药房（高新店）',
  creditCode: '91350100M000100Y43',
  region: [{ code: '510109', name: '高新区', hasChildren: false }],
  address: '天府大道100号',
  name: '李药师',
  phone,
  ...own,
});

test('[C107] complete stores have no problems and are sent normalised', () => {
  const typed = store(' １３８００００５６７８ ', { creditCode: '9135 0100 m000 100y 43' });
  expect(storeProblems([typed])).toEqual({});
  expect(storeEntry(typed)).toEqual({
    company: '晨光里大药房（高新店）',
    creditCode: '91350100M000100Y43',
    regionCode: '510109',
    address: '天府大道100号',
    name: '李药师',
    phone: '13800005678',
  });
});

test('[C107] two stores may not share a phone', () => {
  expect(storeProblems([store('13800005678'), store('13800005679'), store('13800005678')])).toEqual({
    'stores[2][phone]': '与第1家门店的手机号相同',
  });
});

test('[V1] each wrong field of each store has the server’s name', () => {
  expect(Object.keys(storeProblems([store('13800005678'), emptyStore('2')])).toSorted()).toEqual(
    ['address', 'company', 'credit_code', 'name', 'phone', 'region_code'].map((field) => `stores[1][${field}]`),
  );
});
