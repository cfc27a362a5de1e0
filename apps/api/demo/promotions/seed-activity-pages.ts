import { href } from '@yaoji/routes';
import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { type ActivityConfig, activity } from '#db/schema/activity.ts';
import { type FocusContent, focus } from '#db/schema/focus.ts';
import { sitePictureUrl } from '#modules/catalogue/picture/index.ts';
import { addDays } from '../calendar.ts';
import type { SeededGoods } from '../seed-catalogue.ts';
import { cheaper, fenOf, hasTag, insertActivity, insertTiers, midnight, nameGoods, packs } from './activity-rows.ts';

type Page = Partial<Pick<typeof activity.$inferInsert, 'slug' | 'template' | 'image' | 'rules'>>;

const banner = (key: string) => sitePictureUrl('banner', key);
const lines = (...each: string[]) => each.join('\n');

/** The look of active activities, by title. */
const pages: Record<string, Page> = {
  满300减20: {
    slug: 'eleven',
    template: 'hdmb',
    image: banner('manjian'),
    rules: lines(
      '参加活动的商品在同一订单内合计计算，满300减20，满800减70，满1500减150。',
      '以达到的最高一档计一次，不重复计算，不含运费。',
      '秒杀、特价与组合商品不参加；优惠券在满减之后使用。',
      '退货时按各商品分摊的优惠退回实付金额。',
    ),
  },
  饮片满500减30: {
    slug: 'yinpian',
    template: 'zqmb',
    image: banner('zyyp'),
    rules: lines('中药饮片与参茸贵细合计满500减30，满1200减90，满3000减270。', '按公斤计价的商品以实际重量结算。'),
  },
  保健食品全场94折: {
    slug: 'welfare',
    image: banner('welfare'),
    rules: lines('保健食品结算时按94折计价。', '可与满减同享，先满减后折扣。'),
  },
  满200赠口罩: {
    slug: 'manzeng',
    rules: lines('满200赠医用口罩1盒，满600赠口罩2盒、酒精棉片2盒。', '赠品有限，赠完为止。'),
  },
  满200超值换购: {
    slug: 'huangou',
    rules: lines('满200可换购一种，满500可换购更多。', '每单限换购数量，未达档位时按原价计算。'),
  },
};

type FloorPlan = { title: string; subtitle: string; content: FocusContent };

/** Gives activities their pages, a preview of the next one, and prices for newcomers. */
export const seedActivityPages = async (
  tx: Tx,
  goods: SeededGoods[],
  categories: ReadonlyMap<string, number>,
  day: Date,
) => {
  const rows = await tx.select({ id: activity.id, title: activity.title, kind: activity.kind }).from(activity);
  for (const [title, page] of Object.entries(pages)) {
    await tx.update(activity).set(page).where(eq(activity.title, title));
  }
  await tx
    .update(activity)
    .set({ image: banner('mrtj') })
    .where(eq(activity.kind, 'daily_special'));
  await tx
    .update(activity)
    .set({ image: banner('miaosha') })
    .where(eq(activity.kind, 'seckill'));

  const idOf = (title: string) => rows.find((row) => row.title === title)?.id ?? 0;
  const floorOf = (activityId: number) => (name: string, subtitle: string) => ({
    title: name,
    subtitle,
    content: { filters: { activityId, categoryIds: [categories.get(name) ?? 0] }, limit: 10 },
  });
  const [reduction, herbs] = [idOf('满300减20'), idOf('饮片满500减30')];
  await seedFloors(tx, reduction, [
    floorOf(reduction)('中成药', '感冒止咳、补益调理'),
    floorOf(reduction)('化学药', '慢病与抗感染常备'),
    floorOf(reduction)('医用耗材', '防护、敷料与注射穿刺'),
  ]);
  await seedFloors(tx, herbs, [
    floorOf(herbs)('中药饮片', '道地产区，逐袋批号'),
    floorOf(herbs)('参茸贵细', '礼盒与统货'),
  ]);
  await seedComing(tx, goods, day);
  await seedNewcomerPrices(tx, goods, day);
};

const seedFloors = async (tx: Tx, activityId: number, floors: FloorPlan[]) => {
  await tx.insert(focus).values(
    floors.map((floor, sort) => ({
      ...floor,
      block: `activity-${activityId}`,
      part: 'floor',
      url: href('list_index', {}, { activity_id: activityId }),
      sort,
    })),
  );
};

/** An upcoming and an ended activity. */
const seedComing = async (tx: Tx, goods: SeededGoods[], day: Date) => {
  const config: ActivityConfig = { measure: 'money', description: '年货节：满1000减100，满3000减360。' };
  const tiers: [string, string][] = [
    ['1000', '100'],
    ['3000', '360'],
  ];
  const named = goods.filter((each) => hasTag(each, '新')).slice(0, 24);
  const periods = [
    { title: '年货节预告', slug: 'nianhuo', startsAt: addDays(midnight(day), 12), endsAt: addDays(midnight(day), 30) },
    {
      title: '秋季备货满减',
      slug: 'qiuji',
      startsAt: addDays(midnight(day), -70),
      endsAt: addDays(midnight(day), -40),
    },
  ];
  for (const period of periods) {
    const id = await insertActivity(tx, { ...period, kind: 'full_reduction', config });
    await insertTiers(tx, id, tiers);
    await nameGoods(
      tx,
      named.map(({ id: goodsId }) => ({ activityId: id, goodsId })),
    );
  }
};

const newcomerGoods = 12;

/** Products without other promotions, with a price for the first order. */
const seedNewcomerPrices = async (tx: Tx, goods: SeededGoods[], day: Date) => {
  const chosen = goods.filter(
    (each) =>
      each.item.row.price !== '' &&
      each.item.row.stock !== '0' &&
      each.item.row.tags === '' &&
      each.item.row.ladder === '' &&
      each.item.row.purchase_cap === '' &&
      each.item.row.is_controlled === '' &&
      /中成药|医用耗材|保健食品|消毒用品/.test(each.item.row.category) &&
      fenOf(each) > 800 &&
      fenOf(each) < 4_000,
  );
  const step = Math.max(1, Math.floor(chosen.length / newcomerGoods));
  const id = await insertActivity(tx, {
    kind: 'daily_special',
    title: '新客专享价',
    slug: 'xinke',
    startsAt: addDays(midnight(day), -20),
    endsAt: addDays(midnight(day), 400),
    rules: lines('首次下单的店铺可享，每店每品限购两份。', '订单取消后仍可再享一次。'),
    config: { newcomersOnly: true, withCoupon: false, description: '首单专享，每店每品限购两份。' },
  });
  await nameGoods(
    tx,
    chosen
      .filter((_, index) => index % step === 0)
      .slice(0, newcomerGoods)
      .map((each) => ({ activityId: id, goodsId: each.id, price: cheaper(each, 0.72), cap: packs(each, 2) })),
  );
};
