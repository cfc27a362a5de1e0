import type { OperationInput } from '@yaoji/api-client/erp/contract';
import { compareMoney, lowestLike } from '@yaoji/domain';
import type { Executor, Tx } from '#db/database.ts';
import { Refusal, required } from '#errors/refusal.ts';
import { belowFloor, floorsOf } from '#modules/catalogue/goods/index.ts';
import { codedGoods, codedLists, codesOfGoods } from '#modules/integrations/erp-code/index.ts';
import {
  findOwnPriceList,
  goodsProblems,
  isEffective,
  loadOwnPriceForm,
  lockOwnPrices,
  mostGoods,
  type StoredOwnPrices,
} from '#modules/selling/own-price/index.ts';
import { lotHandler, type Outcome, type Outcomes, refused } from './lots.ts';
import type { ErpContext, ErpHandlers } from './operation.ts';
import { saveErpOwnPrices } from './save-own-prices.ts';

type PriceRow = OperationInput<'sendOwnPrices'>['body']['rows'][number];

/** Why a price can't be in the list, by product. Prices that it already has are fine. */
const priceProblems = async (
  tx: Tx,
  { form }: StoredOwnPrices,
  goods: { goodsId: number; price: string }[],
  now: Date,
) => {
  const problems = await goodsProblems(tx, goods);
  const ids = goods.map(({ goodsId }) => goodsId);
  const floors = isEffective(form, now) ? await floorsOf(tx, ids) : new Map();
  return new Map(
    goods.flatMap((row, at): [number, string][] => {
      const [breach] = belowFloor(floors, [{ ...row, title: '' }]);
      const text =
        problems[`list[goods][${at}][price]`] ??
        (breach && `低于最低价${lowestLike(breach.limit, breach.figure)}元，须在工作台改价并由第二人同意`);
      return text ? [[row.goodsId, text]] : [];
    }),
  );
};

/** Writes rows of one list. */
const writePrices = async (
  tx: Tx,
  rows: PriceRow[],
  stored: StoredOwnPrices,
  context: ErpContext,
): Promise<Outcome[]> => {
  const ids = await codedGoods(
    tx,
    rows.map(({ code }) => code),
  );
  const prices = new Map((stored.form.goods ?? []).map(({ goodsId, price }) => [goodsId, price]));
  const changes = rows.flatMap(({ code, price }) => {
    const goodsId = ids.get(code);
    const before = prices.get(goodsId ?? 0);
    const isSame = price === null ? before === undefined : before !== undefined && compareMoney(price, before) === 0;
    return goodsId === undefined || isSame ? [] : [{ code, goodsId, price }];
  });
  const problems = await priceProblems(
    tx,
    stored,
    changes.flatMap(({ goodsId, price }) => (price === null ? [] : [{ goodsId, price }])),
    context.now,
  );
  const isChanged = new Set(changes.map(({ code }) => code));
  const outcomes = rows.map(({ code, price }): Outcome => {
    const goodsId = ids.get(code);
    if (goodsId === undefined) return refused('没有此编码的商品', 'code');
    if (!isChanged.has(code)) return { status: 'unchanged' };
    const problem = problems.get(goodsId);
    if (problem) return refused(problem, 'price');
    const isNew = !prices.has(goodsId);
    if (isNew && prices.size >= mostGoods) return refused(`一张表最多${mostGoods}种商品`, 'list');
    if (price === null) prices.delete(goodsId);
    else prices.set(goodsId, price);
    return { status: isNew ? 'created' : 'updated' };
  });
  if (outcomes.every(({ status }) => status === 'unchanged' || status === 'refused')) return outcomes;
  const goods = [...prices].map(([goodsId, price]) => ({ goodsId, price }));
  await saveErpOwnPrices(tx, stored, { ...stored.form, goods }, context, `sendOwnPrices ${rows[0]?.list}`);
  return outcomes;
};

const keyOf = ({ list, code }: PriceRow) => `${list}\n${code}`;

const writeOwnPrices = async (tx: Tx, rows: PriceRow[], context: ErpContext): Promise<Outcomes> => {
  const outcomes: Outcomes = new Map();
  const lists = await codedLists(
    tx,
    rows.map(({ list }) => list),
  );
  const idOf = ({ list }: PriceRow) => lists.get(list) ?? 0;
  // Lists are locked by ascending id.
  for (const [id, some] of [...Map.groupBy(rows, idOf)].sort(([one], [other]) => one - other)) {
    const stored = await lockOwnPrices(tx, id);
    const answers = stored ? await writePrices(tx, some, stored, context) : [];
    for (const [at, row] of some.entries())
      outcomes.set(keyOf(row), answers[at] ?? refused('没有此编码的协议价', 'list'));
  }
  return outcomes;
};

const pricesAfter = async (db: Executor, list: string, after: string): Promise<PriceRow[]> => {
  const id = (await codedLists(db, [list])).get(list);
  if (id === undefined) throw new Refusal('contentMissing');
  const { goods = [] } = await loadOwnPriceForm(db, required(await findOwnPriceList(db, id), 'contentMissing'));
  const codes = await codesOfGoods(
    db,
    goods.map(({ goodsId }) => goodsId),
  );
  return goods
    .flatMap(({ goodsId, price }) => {
      const code = codes.get(goodsId);
      return code === undefined || code <= after ? [] : [{ list, code, price: price }];
    })
    .sort((one, other) => (one.code < other.code ? -1 : 1));
};

export const ownPriceHandlers = {
  listOwnPrices: async ({ query: { list: code, after = '', limit = 200 } }, { db }) => {
    const found = await pricesAfter(db, code, after);
    const list = found.slice(0, limit);
    return { list, next: list.at(-1)?.code ?? after, hasMore: found.length > limit };
  },
  sendOwnPrices: lotHandler('sendOwnPrices', { keyOf, atOnce: 1000, write: writeOwnPrices }),
} satisfies ErpHandlers<'listOwnPrices' | 'sendOwnPrices'>;
