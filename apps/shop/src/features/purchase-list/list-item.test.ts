import type { GoodsBasic, ListMatch, ListRow } from '@yaoji/api-client/wire';
import { expect, test } from 'vitest';
import { chooseGoods, chooseSurest, nextEqual, pickByRule } from './choose-goods.ts';
import { groupOf, listAmount, toListDraft } from './list-item.ts';

const goods = (id: number, own: Partial<GoodsBasic> = {}): GoodsBasic => ({
  id,
  warehouseId: 1,
  name: `商品${id}`,
  maker: null,
  spec: null,
  unit: 'kg',
  pictures: [],
  price: '0.385',
  stock: '95',
  defaultQuantity: '10',
  packStep: '0.5',
  caseSize: '0',
  purchaseCap: '0',
  priceId: 0,
  ladderPriceId: 0,
  fullReductionId: 0,
  isNearExpiry: false,
  isPreferred: false,
  isBuyable: true,
  block: null,
  ...own,
});
const row = (number: number, own: Partial<ListRow>): ListRow => ({
  row: number,
  line: '',
  text: '',
  status: 'choose',
  matches: [],
  asked: null,
  quantity: '0',
  message: '',
  picked: null,
  ...own,
});
const draft = (...rows: ListRow[]) => toListDraft({ rows, matched: 0, reported: 0, columns: [], rest: null }, '清单');
const match = (one: GoodsBasic, own: Partial<ListMatch> = {}): ListMatch => ({
  goods: one,
  by: 'name',
  fit: 'same',
  differences: [],
  isEqual: false,
  boughtAt: null,
  expiry: null,
  quantity: '2',
  isEnough: true,
  ...own,
});
const [root, gone] = [goods(1), goods(2, { isBuyable: false })];

test('[K2] a chosen product has the quantity in its own units: 3斤 are 1.5 kg', () => {
  const list = draft(row(1, { asked: '3', quantity: '1.5', matches: [match(root, { quantity: '1.5' })] }));
  const [item] = list.items;
  expect(item && chooseGoods(item, list.goods[1])).toMatchObject({ goodsId: 1, quantity: '1.5', isIncluded: true });
});

test('[K2] the surest buyable match is chosen, and rows without one stay open', () => {
  const list = draft(row(1, { asked: '2', matches: [match(gone), match(root)] }), row(2, { matches: [match(gone)] }));
  const chosen = chooseSurest(list);
  expect([...chosen.keys()]).toEqual([1]);
  expect(chosen.get(1)).toMatchObject({ goodsId: 1, quantity: '2' });
});

test('[K2] a blocked product without alternatives is shown, but not ordered', () => {
  const { items } = draft(
    row(1, { status: 'blocked', matches: [match(gone)] }),
    row(2, { status: 'blocked', matches: [match(gone), match(root)] }),
  );
  expect(items.map(({ goodsId, isIncluded }) => [goodsId, isIncluded])).toEqual([
    [2, false],
    [null, false],
  ]);
});

test('[K2] another strength or pack is never the surest', () => {
  const differing = match(root, { fit: 'differs', differences: [{ what: 'spec', asked: '0.25g', goods: '0.5g' }] });
  expect(chooseSurest(draft(row(1, { matches: [differing] }))).size).toBe(0);
});

const equal = (id: number, own: Partial<ListMatch> = {}, price = '1.00') =>
  match(goods(id, { price }), { isEqual: true, ...own });

test('[K2] the next equal product follows in their order, without those that cannot be ordered', () => {
  const list = draft(row(1, { status: 'matched', matches: [equal(1), match(gone, { isEqual: true }), equal(3)] }));
  const [first] = list.items;
  const next = first ? nextEqual(first, list.goods) : null;
  expect(next).toBe(3);
  expect(first && nextEqual(chooseGoods(first, list.goods[3]), list.goods)).toBe(1);
  const [alone] = draft(row(1, { status: 'matched', matches: [match(root)] })).items;
  expect(alone && nextEqual(alone, list.goods)).toBeNull();
});

test('[K2] another rule chooses again, but not where the buyer chose, or doubts', () => {
  const matches = [equal(1, { expiry: '2027-01-31' }), equal(3, { expiry: '2028-01-31', quantity: '7' }, '2.00')];
  const rows = [1, 2].map((number) => row(number, { status: 'matched', picked: 'price', quantity: '2', matches }));
  const list = toListDraft({ rows, matched: 2, reported: 0, columns: [], rest: null }, '清单', [[], ['0.25g']]);
  const [first, doubtful] = list.items;
  const picked = pickByRule(list, 'expiry');
  expect(picked.get(1)).toMatchObject({ goodsId: 3, quantity: '7', picked: 'expiry', isIncluded: first?.isIncluded });
  expect(picked.get(2)).toMatchObject({ goodsId: 3, isIncluded: doubtful?.isIncluded });
  const own = first ? { ...list, items: [chooseGoods(first, list.goods[3])] } : list;
  expect(pickByRule(own, 'price').size).toBe(0);
});

test('[K2] a doubtful row of a picture is never chosen automatically, however sure the product is', () => {
  const own = { status: 'matched' as const, asked: '3', quantity: '3', matches: [match(root)] };
  const rows = [row(1, own), row(2, { ...own, asked: null }), row(3, { ...own, status: 'choose' }), row(4, own)];
  const list = toListDraft({ rows, matched: 4, reported: 0, columns: [], rest: null }, '清单.jpg', [
    ['0.25g'],
    [],
    ['3'],
  ]);
  expect(list.items.map(groupOf)).toEqual(['open', 'open', 'open', 'ready']);
  expect(list.items[0]).toMatchObject({ goodsId: 1, quantity: '3', doubt: '识别存疑：0.25g' });
  expect(list.items[1]?.doubt).toBe('图片上没读到数量');
  expect(chooseSurest(list).size).toBe(0);
});

test('[K2] a heading needs no decision', () => {
  expect(draft(row(1, { status: 'skipped' })).items.map(groupOf)).toEqual(['skipped']);
});

test('[K2][M1] only rows to be added count, each rounded down to the cent', () => {
  const list = draft(
    row(1, { status: 'matched', quantity: '3', matches: [match(root)] }),
    row(2, { matches: [match(root)] }),
  );
  expect(listAmount(list)).toBe('1.15');
  expect(list.items.map(groupOf)).toEqual(['ready', 'open']);
});
