import { expect, test } from 'vitest';
import { parseGrams, parseLadder, parsePrice, parseQuantity, parseVatRate } from './numbers.ts';

test.each([
  ['12.5', '12.5000'],
  ['12.', '12.0000'],
  ['.5', '0.5000'],
  [' 12.50 ', '12.5000'],
  ['１２．５０', '12.5000'],
  ["'12.50", '12.5000'],
  ['"12.50"', '12.5000'],
  ['￥12.50', '12.5000'],
  ['¥ 12.50', '12.5000'],
  ['RMB 12.50', '12.5000'],
  ['12.50元', '12.5000'],
  ['12.5元/盒', '12.5000'],
  ['12.5 元 / 大盒', '12.5000'],
  ['12.5元每瓶', '12.5000'],
  ['12.5/盒', '12.5000'],
  ['12.5（元/盒）', '12.5000'],
  ['1,250', '1250.0000'],
  ['1,200.00', '1200.0000'],
  ['1，234，567．8元', '1234567.8000'],
  ['1.05E+03', '1050.0000'],
  ['1.05e3', '1050.0000'],
  ['1.25E-01', '0.1250'],
  ['12.5万', '125000.0000'],
  ['1.2万元', '12000.0000'],
  ['0.30000000000000004', '0.3000'],
  ['1.00005', '1.0001'],
  ['9999999999.9999', '9999999999.9999'],
])('the price %j is %s', (text, price) => {
  expect(parsePrice(text, 'price')).toBe(price);
});

test.each(['', ' ', '\u3000', '-', '——', '／', '¥ -', '无', '面议', '面 议', '暂无报价', '0', '¥0.00', '-0', '1e-9'])(
  'the price %j means none',
  (text) => {
    expect(parsePrice(text, 'price')).toBeNull();
  },
);

test.each([
  ['12,50', 'a comma for the point, or 1250?'],
  ['1,2500', 'thousands have three figures'],
  ['12,50,000', 'thousands have three figures'],
  ['0,125', 'a comma for the point'],
  ['12 50', 'two numbers, or one?'],
  ['12。50', 'a full stop for the point'],
  ['1O.50', 'a letter O'],
  ['l2.50', 'a letter l'],
  ['12.5.0', 'two points'],
  ['12-15', 'from and to'],
  ['12~15', 'from and to'],
  ['12.5/13.5', 'two prices'],
  ['12.50 13.50', 'two prices'],
  ['12.50\n13.50', 'two prices'],
  ['3盒10元', 'a price of three'],
  ['10元/3盒', 'a price of three'],
  ['12元5角', 'half of it would be lost'],
  ['50角', 'no yuan'],
  ['9.5折', 'a discount'],
  ['95%', 'a discount'],
  ['12.5k', 'thousands'],
  ['12盒', 'a quantity'],
  ['2026-03-05', 'a date'],
  ['2026/3/5', 'a date'],
  ['12.50-', 'a minus behind'],
  ['12.50起', 'only the lowest price'],
  ['12.50元（不含税）', 'another price'],
  ['12²', 'a mark, no figure'],
  ['12①', 'a mark, no figure'],
  ['12½', 'a mark, no figure'],
  ['1.05E+', 'cut off'],
  ['约12', 'about'],
  ['$12.50', 'another currency'],
  ['＄12.50', 'another currency'],
  ['12.50美元', 'another currency'],
  ['12.5亿', 'no price'],
  ['￥', 'no number'],
  ['元', 'no number'],
  ['.', 'no number'],
  ['abc', 'no number'],
])('the price %j is reported: %s', (text) => {
  expect(() => parsePrice(text, 'price')).toThrow(`价格“${text}”不是数字`);
});

test.each([
  ['-12.5', '价格“-12.5”小于零'],
  ['10000000000', '价格“10000000000”过大'],
  ['1e999', '价格“1e999”过大'],
])('the price %j is reported', (text, reason) => {
  expect(() => parsePrice(text, 'price')).toThrow(reason);
});

test.each([
  ['10', '10.000'],
  ['10盒', '10.000'],
  ['10 小盒', '10.000'],
  ['400盒/件', '400.000'],
  ['400/件', '400.000'],
  ['10（盒）', '10.000'],
  ['2.5公斤', '2.500'],
  ['2.5㎏', '2.500'],
  ['1,000', '1000.000'],
  ['1.2E+04', '12000.000'],
  ['0', '0.000'],
  ['1.5万', '15000.000'],
  ['2万盒', '20000.000'],
])('the quantity %j is %s', (text, quantity) => {
  expect(parseQuantity(text, 'stock')).toBe(quantity);
});

test.each([
  '10+5',
  '10盒+5袋',
  '100+',
  '>100',
  '10-20',
  '1,00',
  '1O',
  '10*40',
  '1×400',
  '2箱3盒',
  '10打',
  '12.50元',
  '¥10',
  '10盒/天',
  '10?',
  '有货',
])('the quantity %j is reported', (text) => {
  expect(() => parseQuantity(text, 'stock')).toThrow(`库存“${text}”不是数字`);
});

test.each([
  ['10箱', '盒'],
  ['10件', '盒'],
  ['10大盒', '盒'],
  ['5斤', 'kg'],
  ['10箱', '件'],
])('reports the quantity %j of a product sold by %s', (text, goodsUnit) => {
  expect(() => parseQuantity(text, 'stock', goodsUnit)).toThrow(
    `库存“${text}”按${text.replace(/^\d+/, '')}计，而商品按${goodsUnit}销售`,
  );
});

test.each([
  ['380元/箱', '盒'],
  ['12.5/kg', '斤'],
])('reports the price %j of a product sold by %s', (text, goodsUnit) => {
  expect(() => parsePrice(text, 'price', goodsUnit)).toThrow(/按\S+计，而商品按\S+销售/);
});

test.each([
  ['10小盒', '盒'],
  ['2.5公斤', 'kg'],
  ['30克', 'g'],
  ['400/件', '盒'],
  ['400盒/件', '盒'],
  ['3箱', '箱'],
])('accepts the quantity %j of a product sold by %s', (text, goodsUnit) => {
  expect(() => parseQuantity(text, 'stock', goodsUnit)).not.toThrow();
});

test.each([
  ['13', 13],
  ['13%', 13],
  ['13.00 %', 13],
  ['0.13', 13],
  ['0.13000000000000003', 13],
  ['0', 0],
  ['免税', 0],
])('the rate %j is %d %%', (text, rate) => {
  expect(parseVatRate(text)).toBe(rate);
});

test.each(['1,3', '1 3', '0.13%', '0.134', '0x9', '13%9%', '%', "'", '13元', '-13', '17'])(
  'the rate %j is reported',
  (text) => {
    expect(() => parseVatRate(text)).toThrow(`税率“${text}”不是增值税税率`);
  },
);

test.each(['10:13.90;50:13.20', '50=13.2 ； 10盒：￥13.90元/盒', '10盒以上:13.9|50起:13.2', '10+:13.9;50+:13.2'])(
  'the ladder %j is 13.90 from 10 and 13.20 from 50',
  (text) => {
    expect(parseLadder(text)).toEqual([
      { number: '10.000', price: '13.9000' },
      { number: '50.000', price: '13.2000' },
    ]);
  },
);

test.each(['10:12,50', '10:9.5折', '10:12-15', '10K:1.2', '10-20:13.9', '10:13.9:12', '10', '10:', '10:面议', '0:9'])(
  'the ladder %j is reported',
  (text) => {
    expect(() => parseLadder(text)).toThrow('阶梯价“');
  },
);

test.each([
  ['180', 180],
  ['180g', 180],
  ['180 克', 180],
  ['0.5', 1],
  ['0', null],
])('the weight %j is %s grams', (text, grams) => {
  expect(parseGrams(text)).toBe(grams);
});

test.each(['0.2公斤', '约重', '-5', '10000000'])('the weight %j is refused', (text) => {
  expect(() => parseGrams(text)).toThrow();
});
