import { expect, test } from 'vitest';
import { type DemandDraft, demandProblems, toDemand } from './demand-problems.ts';

const draft: DemandDraft = {
  name: ' 安宫牛黄丸 ',
  maker: '',
  spec: '3g×1丸',
  quantity: '２０',
  unit: '盒',
  price: '',
  phone: '13800001234',
  remark: ' ',
  pictures: [],
};

test('[V6] a request goes trimmed, with plain digits and without what was left empty', () => {
  expect(demandProblems(draft)).toEqual({});
  expect(toDemand(draft)).toEqual({
    name: '安宫牛黄丸',
    spec: '3g×1丸',
    quantity: '20',
    unit: '盒',
    phone: '13800001234',
  });
});

test.each(['', '0', '0.000', '-1', '十', '1.2345'])('[Q7] %j is no quantity', (quantity) => {
  expect(demandProblems({ ...draft, quantity })).toHaveProperty('number');
});

test('[Q7] goods sold by weight are asked for in decimals', () => {
  expect(demandProblems({ ...draft, quantity: '0.5' })).toEqual({});
});

test('each field that is missing or wrong is named', () => {
  const wrong = { ...draft, name: ' ', quantity: '', price: '很便宜', phone: '1380000' };
  expect(Object.keys(demandProblems(wrong))).toEqual(['name', 'number', 'price', 'phone']);
});
