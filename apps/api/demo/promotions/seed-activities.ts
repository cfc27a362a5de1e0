import { sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { activityTierGoods } from '#db/schema/activity.ts';
import { category } from '#db/schema/category.ts';
import { addDays } from '../calendar.ts';
import type { SeededGoods } from '../seed-catalogue.ts';
import {
  cheaper,
  fenOf,
  hasTag,
  insertActivity,
  insertTiers,
  isHerb,
  midnight,
  nameGoods,
  packs,
} from './activity-rows.ts';
import { seedDailySpecials, seedSeckill } from './seed-timed-prices.ts';

export interface SeededActivities {
  fullReduction: number;
  herbReduction: number;
  discount: number;
  /** The seckill round active at seeding, with its products. */
  runningSeckill: number;
  combination: number;
  /** Members of the full reductions, by product. */
  reductionOf: Map<number, number>;
  healthCategoryIds: number[];
}

/** An active promotion of every kind; `day` is noon of the seeding day. */
export const seedActivities = async (tx: Tx, goods: SeededGoods[], day: Date, now: Date): Promise<SeededActivities> => {
  const period = { startsAt: addDays(midnight(day), -20), endsAt: addDays(midnight(day), 400) };
  const sellable = goods.filter(({ item }) => item.row.price !== '' && item.row.stock !== '0');
  const healthCategoryIds = await categoriesNamed(tx, '保健食品');

  const fullReduction = await insertActivity(tx, {
    ...period,
    kind: 'full_reduction',
    title: '满300减20',
    config: {
      measure: 'money',
      description: '参加活动的商品合计满300减20，满800减70，满1500减150，以最高一档计一次。',
    },
  });
  await insertTiers(tx, fullReduction, [
    ['300', '20'],
    ['800', '70'],
    ['1500', '150'],
  ]);
  const herbReduction = await insertActivity(tx, {
    ...period,
    kind: 'full_reduction',
    title: '饮片满500减30',
    config: { measure: 'money', description: '中药饮片与参茸贵细合计满500减30，满1200减90，满3000减270。' },
  });
  await insertTiers(tx, herbReduction, [
    ['500', '30'],
    ['1200', '90'],
    ['3000', '270'],
  ]);
  const reductionOf = new Map(
    sellable
      .filter((each) => hasTag(each, '满'))
      .map((each) => [each.id, isHerb(each) ? herbReduction : fullReduction]),
  );
  await nameGoods(
    tx,
    [...reductionOf].map(([goodsId, activityId]) => ({ activityId, goodsId })),
  );

  const discount = await insertActivity(tx, {
    ...period,
    kind: 'discount',
    title: '保健食品全场94折',
    config: {
      rate: '0.94',
      scope: { categoryIds: healthCategoryIds },
      description: '保健食品结算时按94折计价，可与满减同享。',
    },
  });
  await seedGifts(tx, sellable, period);
  await seedSwaps(tx, sellable, period);
  const combination = await seedCombinations(tx, sellable, period);
  await seedDailySpecials(tx, sellable, day);
  const runningSeckill = await seedSeckill(tx, sellable, day, now);
  return { fullReduction, herbReduction, discount, runningSeckill, combination, reductionOf, healthCategoryIds };
};

const categoriesNamed = async (tx: Tx, top: string): Promise<number[]> => {
  const rows = await tx
    .select({ id: category.id })
    .from(category)
    .where(sql`${category.name} = ${top} and ${category.parentId} is null`);
  return rows.map(({ id }) => id);
};

type Period = { startsAt: Date; endsAt: Date };

/** 赠: a tier adds masks or alcohol swabs; one activity repeats (买10赠1). */
const seedGifts = async (tx: Tx, goods: SeededGoods[], period: Period) => {
  const named = goods.filter((each) => hasTag(each, '赠'));
  const [single, ...others] = named.filter((each) => !isHerb(each));
  const masks = goods.find(({ item }) => item.row.name === '一次性使用医用口罩');
  const pads = goods.find(({ item }) => item.row.name === '酒精消毒棉片');
  if (!single || !masks || !pads) throw new Error('The demonstration has no goods to give away.');

  const byMoney = await insertActivity(tx, {
    ...period,
    kind: 'gift',
    title: '满200赠口罩',
    config: {
      measure: 'money',
      description: '参加活动的商品满200赠医用口罩1盒，满600赠口罩2盒、酒精棉片2盒，赠完为止。',
    },
  });
  const [low = 0, high = 0] = await insertTiers(tx, byMoney, [
    ['200', '0'],
    ['600', '0'],
  ]);
  await tx.insert(activityTierGoods).values([
    { tierId: low, goodsId: masks.id, quantity: '1' },
    { tierId: high, goodsId: masks.id, quantity: '2' },
    { tierId: high, goodsId: pads.id, quantity: '2' },
  ]);
  await nameGoods(
    tx,
    others.map(({ id }) => ({ activityId: byMoney, goodsId: id })),
  );

  const tenth = Number(single.item.row.pack_step) * 10;
  const byPieces = await insertActivity(tx, {
    ...period,
    kind: 'gift',
    title: `${single.item.row.name}买${tenth}赠${single.item.row.pack_step}`,
    config: { measure: 'pieces', repeat: true, description: '每满一次赠一次，赠品与所购商品相同。' },
  });
  const [tier = 0] = await insertTiers(tx, byPieces, [[String(tenth), '0']]);
  await tx.insert(activityTierGoods).values([
    {
      tierId: tier,
      goodsId: single.id,
      quantity: single.item.row.pack_step,
    },
  ]);
  await nameGoods(tx, [{ activityId: byPieces, goodsId: single.id }]);
};

/** 换购: tagged products count, then cheap ones can be bought at a swap price. */
const seedSwaps = async (tx: Tx, goods: SeededGoods[], period: Period) => {
  const counting = goods.filter((each) => hasTag(each, '换购'));
  const offered = goods
    .filter(
      (each) =>
        each.item.row.tags === '' &&
        each.item.row.ladder === '' &&
        each.item.row.purchase_cap === '' &&
        /消毒用品|个人护理/.test(each.item.row.category) &&
        fenOf(each) < 2_000,
    )
    .slice(0, 4);
  const id = await insertActivity(tx, {
    ...period,
    kind: 'swap',
    title: '满200超值换购',
    config: { measure: 'money', description: '参加活动的商品满200可换购一种，满500可换购更多，每单限换购数量。' },
  });
  const [low = 0, high = 0] = await insertTiers(tx, id, [
    ['200', '0'],
    ['500', '0'],
  ]);
  await tx.insert(activityTierGoods).values(
    offered.map((each, index) => ({
      tierId: index < 2 ? low : high,
      goodsId: each.id,
      quantity: packs(each, index < 2 ? 1 : 2),
      price: cheaper(each, 0.6),
    })),
  );
  await nameGoods(
    tx,
    counting.map((each) => ({ activityId: id, goodsId: each.id })),
  );
};

const combinations: { title: string; names: string[] }[] = [
  { title: '感冒居家组合', names: ['感冒灵颗粒', '板蓝根颗粒', '电子体温计'] },
  { title: '家庭消毒组合', names: ['75%酒精消毒液', '碘伏消毒液', '医用棉签'] },
  { title: '四物汤组合', names: ['熟地黄（蒸制）', '当归（切片）', '白芍（切片）', '川芎（切片）'] },
];

const seedCombinations = async (tx: Tx, goods: SeededGoods[], period: Period): Promise<number> => {
  let first = 0;
  for (const { title, names } of combinations) {
    const members = names.flatMap(
      (name) => goods.find(({ item }) => item.row.name === name && !/秒|特/.test(item.row.tags)) ?? [],
    );
    if (members.length < 2) throw new Error(`The demonstration lacks goods for ${title}.`);
    const id = await insertActivity(tx, {
      ...period,
      kind: 'combination',
      title,
      config: { description: '按套购买享组合价，不足一套按原价。' },
    });
    await nameGoods(
      tx,
      members.map((each) => ({
        activityId: id,
        goodsId: each.id,
        price: cheaper(each, 0.9),
        quantity: packs(each, 1),
      })),
    );
    first ||= id;
  }
  return first;
};
