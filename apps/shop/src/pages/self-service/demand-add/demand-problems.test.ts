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

test('[V6] a request is trimmed, with half-width digits and without empty fields', () => {
  expect(demandProblems(draft)).toEqual({});
  expect(toDemand(draft)).toEqual({
    name: '安宫牛黄丸',
    spec: '3g×1丸',
    quantity: '20',
    unit: '盒',
    phone: '13800001234',
  });
});

test.each(['', '0', '0.000', '-1', '十', '1.2345'])('[Q7] %j is not a quantity', (quantity) => {
  expect(demandProblems({ ...draft, quantity })).toHaveProperty('number');
});

test('[Q7] a product sold by weight can be requested in decimals', () => {
  expect(demandProblems({ ...draft, quantity: '0.5' })).toEqual({});
});

test('each missing or wrong field is named', () => {
  const wrong = { ...draft, name: ' ', quantity: '', price: '很便宜', phone: '1380000' };
  expect(Object.keys(demandProblems(wrong))).toEqual(['name', 'number', 'price', 'phone']);
});
