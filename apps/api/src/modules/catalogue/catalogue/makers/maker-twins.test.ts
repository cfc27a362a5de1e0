import { expect, it } from 'vitest';
import { makerTwins } from './maker-twins.ts';

const maker = (name: string, goods = 1) => ({ name, goods, listed: goods });

it('proposes to merge names that differ by their legal form, into the longest', () => {
  const found = makerTwins([
    maker('华北制药', 9),
    maker('华北制药股份有限公司', 2),
    maker('修正药业集团（股份）有限公司', 3),
    maker('修正药业集团股份有限公司', 4),
    maker('华北制药集团先泰药业有限公司'),
    maker('先泰药业'),
    maker('华北'),
  ]);
  expect(found.map(({ name, into }) => `${name} → ${into}`)).toEqual([
    '华北制药 → 华北制药股份有限公司',
    '修正药业集团股份有限公司 → 修正药业集团（股份）有限公司',
  ]);
});

it('proposes the name with more products if both are as long', () => {
  expect(makerTwins([maker('同仁堂 集团'), maker('同仁堂　集团', 5)])).toEqual([
    { name: '同仁堂 集团', goods: 1, into: '同仁堂　集团', intoGoods: 5 },
  ]);
});
