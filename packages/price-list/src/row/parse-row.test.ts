import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ListError } from '../problem.ts';
import type { CatalogueRow } from './fields.ts';
import { parseRow } from './parse-row.ts';

const today = '2026-11-20';

const read = (row: CatalogueRow) => parseRow({ name: '六味地黄丸', ...row }, today);

test.each([
  ['克咳胶囊（）', '克咳胶囊'],
  ['  Ｖｃ银翘片（ 【】 ） ', 'Vc银翘片'],
  ['同仁堂®六味\u200b地黄丸™', '同仁堂六味地黄丸'],
  ['板蓝根\u00a0 \u00a0颗粒', '板蓝根 颗粒'],
  ['六味地黄丸（浓缩丸）', '六味地黄丸（浓缩丸）'],
  ['注射用某某Ⅰ型', '注射用某某Ⅰ型'],
])('the name %j is shown as %j', (name, shown) => {
  expect(read({ name }).name).toBe(shown);
});

test.each([
  ['12.8', '12.8000'],
  ['¥12.80元/盒', '12.8000'],
  ['１２．８', '12.8000'],
  ['1,280.5', '1280.5000'],
  ['0.1000000000000001', '0.1000'],
  ['13.89999', '13.9000'],
  ['', null],
  ['0', null],
  ['0.00', null],
  ['面议', null],
  ['-', null],
])('the price %j is %j', (price, expected) => {
  expect(read({ price }).stated.price).toBe(expected);
});

test.each([
  ['9.6', '9.6000'],
  ['9.6元/盒', '9.6000'],
  ['', undefined],
  ['-', null],
  ['0', null],
])('the cost %j is %j', (cost, expected) => {
  expect(read({ cost, unit: '盒' }).stated.cost).toBe(expected);
});

test.each(['9,60', '九元', '-9', '96/件'])('a cost is as strict as a price: %s', (cost) => {
  expect(() => read({ cost, unit: '盒' })).toThrow(/^进价“/);
});

test('a list without a price column leaves the price open', () => {
  expect(read({})).not.toHaveProperty('stated.price');
});

test.each([
  ['2028-06-30', '2028-06-30'],
  ['2028/6/3', '2028-06-03'],
  ['20280630', '2028-06-30'],
  ['2028.02', '2028-02-29'],
  ['202804', '2028-04-30'],
  ['2028年6月', '2028-06-30'],
  ['2028年6月3日', '2028-06-03'],
  ['2028-06-30 00:00:00', '2028-06-30'],
  ['46934', '2028-06-30'],
])('the expiry %j is %j', (expiry, expected) => {
  expect(read({ stock: '1', expiry }).batch?.expiry).toBe(expected);
});

test.each(['2028.1', '2028-1', '2028年1月'])('distinguishes January and October: %j', (expiry) => {
  const readIt = () => read({ stock: '1', expiry }).batch?.expiry;
  if (expiry === '2028.1') expect(readIt).toThrow('可能是1月或10月');
  else expect(readIt()).toBe('2028-01-31');
});

test.each([
  '2027-02-30',
  '13/12/2027',
  '长期',
  '2027',
  '1027-01-01',
  '2028-06-30 2029-06-30',
  '2028-06-30 至 2029-06-30',
  '2028-06-30T16:00:00.000Z',
  '28-06-30',
  '36个月',
])('the expiry %j is refused', (expiry) => {
  expect(() => read({ stock: '1', expiry })).toThrow('不是日期');
});

test.each([
  ['13', 13],
  ['13%', 13],
  ['0.09', 9],
  ['3％', 3],
  ['免税', 0],
])('the VAT rate %j is %j', (rate, expected) => {
  expect(read({ vat_rate: rate }).stated.vatRate).toBe(expected);
});

test.each([
  [{ unit: '瓶', stock: '10箱' }, '库存“10箱”按箱计，而商品按瓶销售'],
  [{ spec: '10袋/盒', stock: '10袋' }, '库存“10袋”按袋计，而商品按盒销售'],
  [{ scope: '中成药', stock: '10箱' }, '库存“10箱”按箱计，而商品按盒销售'],
  [{ price: '12元/瓶', stock: '10盒' }, '库存“10盒”按盒计，而商品按瓶销售'],
  [{ unit: '盒', price: '380元/箱' }, '价格“380元/箱”按箱计，而商品按盒销售'],
  [{ unit: '盒', pack_step: '1件' }, '中包装“1件”按件计，而商品按盒销售'],
  [{ unit: '盒', ladder: '10箱:12.5' }, '阶梯价“10箱”按箱计，而商品按盒销售'],
  [{ price: '#N/A' }, '价格“#N/A”是表格的错误值'],
  [{ stock: '#REF!' }, '库存“#REF!”是表格的错误值'],
  [{ is_controlled: '部分' }, '控销“部分”应为是或否'],
  [{ cap_period: '季' }, '限购周期“季”应为单、日、周、月之一'],
])('the row %j is reported', (row, reason) => {
  expect(() => read(row)).toThrow(reason);
});

test('products without a unit use that of their price or stock', () => {
  expect(read({ price: '12元/瓶', stock: '10瓶' }).stated.unit).toBe('瓶');
  expect(read({ stock: '10盒', scope: '食品' }).stated.unit).toBe('盒');
  expect(read({ stock: '10件', scope: '食品' })).toMatchObject({ stated: { unit: '件' }, defaults: { unit: '件' } });
});

test('taxes herbs at 9 % unless the list says otherwise', () => {
  expect(read({ name: '当归', category: '中药饮片' }).defaults.vatRate).toBe(9);
  expect(read({ name: '当归', category: '中药饮片', vat_rate: '13' }).stated.vatRate).toBe(13);
});

describe('[B4] the scope class', () => {
  test.each([
    [{ approval_no: '国药准字Z41020123' }, '中成药'],
    [{ approval_no: 'H20140336' }, '化学药'],
    [{ approval_no: '国药准字HJ20140336' }, '化学药'],
    [{ approval_no: '国药准字S20020111' }, '生物制品'],
    [{ approval_no: '苏械注准20232140123' }, '二类器械'],
    [{ approval_no: '国械注进20233140123' }, '三类器械'],
    [{ approval_no: '国食健注G20230001' }, '食品'],
    [{ approval_no: '鲁卫消证字(2020)第0001号' }, '消毒产品'],
    [{ category: '中药饮片' }, '中药饮片'],
    [{ scope: 'Ⅲ类医疗器械' }, '三类器械'],
    [{ scope: '第二类医疗器械' }, '二类器械'],
    [{ scope: '化学药制剂' }, '化学药'],
    [{ scope: '计划生育用品' }, '计划生育用品'],
    [{}, ''],
  ])('of %j is %j', (row, expected) => {
    expect(read({ name: '某某', ...row }).defaults.scope).toBe(expected);
  });
});

test.each([
  [{ name: '六味地黄丸（浓缩丸）' }, '丸剂'],
  [{ name: '注射用头孢曲松钠' }, '注射剂'],
  [{ name: '维生素C泡腾片（橙味）' }, '泡腾片'],
  [{ name: '甘草片', category: '中药饮片' }, '饮片'],
  [{ name: '棉片', approval_no: '苏械注准20232140123' }, ''],
  [{ name: '甘草片', dosage_form: '含片' }, '含片'],
])('the dosage form of %j is %j', (row, expected) => {
  expect(read(row).defaults.dosageForm).toBe(expected);
});

test('removes spaces from approval numbers, and keeps two in a cell', () => {
  expect(read({ approval_no: '国药准字 Ｚ4102 0123' }).stated.approvalNo).toBe('国药准字Z41020123');
  expect(read({ approval_no: 'H20140336/H20140337' }).stated.approvalNo).toBe('H20140336；H20140337');
});

test('treats a spec of several parts as one product', () => {
  expect(read({ spec: '每瓶装25ml；每瓶装100ml' }).spec).toBe('每瓶装25ml；每瓶装100ml');
});

test.each([
  ['处方药', true],
  ['RX', true],
  ['是', true],
  ['非处方药', false],
  ['甲类OTC', false],
  ['否', false],
])('reads the prescription class %s', (cell, expected) => {
  expect(read({ name: '片', is_prescription: cell }).stated.isPrescription).toBe(expected);
});

test('leaves the prescription class of a list without one as it is', () => {
  expect(read({ name: '片' }).stated.isPrescription).toBeUndefined();
  expect(() => read({ name: '片', is_prescription: '不详' })).toThrow('处方类别“不详”应为是或否');
});

test('[B7] distinguishes compounds with ephedrine', () => {
  expect(read({ name: '复方盐酸伪麻黄碱缓释胶囊' }).containsEphedrine).toBe(true);
  expect(read({ name: '酚麻美敏片' }).containsEphedrine).toBe(true);
  expect(read({ name: '麻黄汤颗粒' }).containsEphedrine).toBe(false);
});

test.each([
  ...[
    '第二类精神药品',
    '麻醉药品',
    '血液制品',
    '医疗用毒性药品',
    '二类精神',
    '精二',
    '精麻',
    '麻醉',
    '麻',
    '毒',
    '毒性',
    '放射',
    '是',
  ],
  ...['含麻黄碱、精二', '疫苗', '药品类易制毒化学品', '蛋白同化制剂', '精2', '精Ⅱ', '麻药', '含毒性', '肽类'],
])('[B6] refuses what the list marks as %s, under any name', (special_control) => {
  expect(() => read({ name: '某某片', special_control })).toThrow(/不得在网上销售/);
});

test('[B7] a mark of the list says that a compound contains ephedrine; other marks change nothing', () => {
  for (const special_control of ['含麻黄碱类复方制剂', '含麻', '复方含麻', '含特', '非处方，含麻黄碱'])
    expect(read({ name: '某某片', special_control }).containsEphedrine).toBe(true);
  for (const special_control of [
    '',
    '无',
    '否',
    '0',
    '普通药品',
    '冷链',
    '非精神药品',
    '不含麻黄碱',
    '非特殊管理药品',
    '无（非麻醉药品）',
  ])
    expect(read({ name: '某某片', special_control }).containsEphedrine).toBe(false);
});

test('cuts no rare character in half', () => {
  const { unit } = read({ unit: `${'盒'.repeat(9)}𬭩片` }).stated;
  expect(unit).toBe(`${'盒'.repeat(9)}𬭩`);
});

test('ignores and reports unknown tags', () => {
  const { tags, notes } = read({ tags: '满/赠；爆款 新' });
  expect(tags).toEqual(['满', '赠', '新']);
  expect(notes).toEqual([{ code: 'unknownTag', facts: { field: 'tags', cell: '爆款' } }]);
});

test('ignores and reports a barcode that a spreadsheet has rounded', () => {
  const { stated, notes } = read({ barcode: '6.90123E+12' });
  expect(stated).not.toHaveProperty('barcode');
  expect(notes).toEqual([{ code: 'oddBarcode', facts: { field: 'barcode', cell: '6.90123E+12' } }]);
});

describe('identical products', () => {
  const identity = (row: CatalogueRow) => read(row).identity;

  test('by a real barcode, whatever the other cells', () => {
    expect(identity({ barcode: '6901234567892' })).toBe(identity({ name: '别名', barcode: '690123456789 2' }));
    expect(identity({ barcode: '6901234567890' })).not.toBe(identity({ name: '别名', barcode: '6901234567890' }));
  });

  test('in any width, case and spacing', () => {
    expect(identity({ spec: '0.5g × 10片', maker: 'ABC' })).toBe(identity({ spec: '０．５Ｇ×10片', maker: 'abc' }));
  });

  test('never with another strength, maker or number', () => {
    expect(identity({ spec: '1.5g' })).not.toBe(identity({ spec: '15g' }));
    expect(identity({ maker: '甲' })).not.toBe(identity({ maker: '乙' }));
    expect(identity({ approval_no: 'Z41020123' })).not.toBe(identity({ approval_no: 'Z41020124' }));
  });
});

test('reads or refuses any text without breaking the import', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('1', '-1', '2028-01-01', '10:1', '￥'),
  );
  const row = fc.record({
    name: cell,
    price: cell,
    stock: cell,
    expiry: cell,
    ladder: cell,
    vat_rate: cell,
    tags: cell,
    barcode: cell,
    approval_no: cell,
    category: cell,
    pack_step: cell,
  });
  fc.assert(
    fc.property(row, (input) => {
      try {
        const entry = parseRow(input, today);
        expect(entry.name).not.toBe('');
        expect(Number(entry.stated.price ?? 1)).toBeGreaterThan(0);
        expect(Number(entry.batch?.quantity ?? 0)).toBeGreaterThanOrEqual(0);
      } catch (error) {
        expect(error).toBeInstanceOf(ListError);
      }
    }),
  );
});

test.each([
  ['400', '400.000'],
  ['400盒/件', '400.000'],
  ['1件=400盒', '400.000'],
  ['每箱：400 小盒', '400.000'],
  ['10条/件', undefined],
  ['1件=20盒×10', undefined],
  ['10盒/条', undefined],
  ['见箱唛', undefined],
])('of the case size %j, only a count of what is sold is read: %j', (cell, caseSize) => {
  const { stated, notes } = read({ case_size: cell, unit: '盒', price: '12' });
  expect(stated).toMatchObject({ price: '12.0000' });
  expect(stated.caseSize).toBe(caseSize);
  expect(notes).toEqual(caseSize ? [] : [{ code: 'oddCaseSize', facts: { field: 'case_size', cell } }]);
});
