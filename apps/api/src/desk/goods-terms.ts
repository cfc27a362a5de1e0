import type { OperationData, OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import type { Executor, Tx } from '#db/database.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import {
  belowFloor,
  changeVideo,
  findGoodsTerms,
  floorsOf,
  type GoodsTerms,
  ladderProblem,
  mostPictures,
  priceEffects,
  priceSurroundings,
  replaceSaleTerms,
  replaceTiers,
  saveGoodsPicture,
  setGoodsPictures,
} from '#modules/catalogue/goods/index.ts';
import { ownPictures } from '#modules/catalogue/picture/index.ts';
import { lockGoods } from '#modules/catalogue/stock/index.ts';
import { removeFiles } from '#modules/platform/file/index.ts';
import { regionName, regionsIn } from '#modules/platform/region/index.ts';
import { toFlag, toQuantity, toUnitPrice, versionOf } from '#wire-values.ts';
import type { DeskHandlers, Written } from './operation.ts';
import { requireApproval } from './require-approval.ts';
import { asSeen, written as writtenRecord } from './stored-record.ts';

type Calls =
  | Extract<
      (typeof operations)[OperationId],
      { path: `/desk/api/goods/{id}/${'terms' | 'tiers' | 'pictures' | 'video'}` }
    >['id']
  | 'listPriceEffects'
  | 'listRegions';
type Terms = OperationData<'getGoodsTerms'>;

type Costs = Pick<GoodsTerms, 'freeShippingNumber' | 'tiers'>;

const toTiers = (id: number, { freeShippingNumber, tiers }: Costs): Schemas['GoodsTiers'] => {
  const form = {
    freeShippingNumber: toQuantity(freeShippingNumber),
    tiers: tiers.map(({ number, price }) => ({ number: toQuantity(number), price: toUnitPrice(price) })),
  };
  return { id, version: versionOf([form]), form };
};

const requireFallingPrices = (tiers: readonly Schemas['PriceTier'][], listPrice: string | null) => {
  const problem = ladderProblem(tiers, listPrice);
  if (!problem) return;
  const { index, field, reason } = problem;
  throw invalid({ [index === null ? 'goods[tiers]' : `goods[tiers][${index}][${field}]`]: reason });
};

const toTerms = (id: number, { isControlled, buyers, regions, pictures, video, ...costs }: GoodsTerms): Terms => ({
  version: versionOf([isControlled, JSON.stringify(buyers), JSON.stringify(regions)]),
  isControlled: toFlag(isControlled),
  buyers,
  regions: regions.map(({ code, isExcluded }) => ({ code, name: regionName(code), isExcluded: toFlag(isExcluded) })),
  pictures: ownPictures(pictures),
  video,
  tiers: toTiers(id, costs),
});

const known = async (db: Executor, id: number): Promise<GoodsTerms> => {
  return required(await findGoodsTerms(db, id), 'goodsMissing');
};

const written = async (
  tx: Executor,
  id: number,
  message: string,
  before: GoodsTerms,
  facts: (terms: GoodsTerms) => unknown,
): Promise<Written<Terms>> => {
  const after = await known(tx, id);
  return { data: toTerms(id, after), message, subject: String(id), before: facts(before), after: facts(after) };
};

const locked = async (tx: Tx, id: number) => {
  await lockGoods(tx, [id]);
  return known(tx, id);
};

const saleOf = ({ isControlled, buyers, regions }: GoodsTerms) => ({ isControlled, buyers, regions });

export const goodsTermsHandlers = {
  listPriceEffects: async ({ query }, { db, now }) => {
    const prices = new Map(
      query.prices.split(',').map((entry) => {
        const [id = '', price = '', cost] = entry.split(':');
        return [Number(id), { price, ...(cost === undefined ? {} : { cost }) }] as const;
      }),
    );
    const found = await priceSurroundings(db, [...prices.keys()], now);
    return found
      .flatMap((each) => {
        const { price = '0', ...typed } = prices.get(each.goodsId) ?? {};
        return priceEffects({ ...each, ...typed }, price);
      })
      .map((effect) => ({ ...effect, price: toUnitPrice(effect.price) }));
  },
  listRegions: async ({ query }) => regionsIn(query.parent ?? null).map(({ code, name }) => ({ code, name })),
  getGoodsTerms: async ({ params: { id } }, { db }) => toTerms(id, await known(db, id)),
  changeGoodsTerms: ({ params: { id }, body }, { db, now }) =>
    db.transaction(async (tx) => {
      const before = await locked(tx, id);
      const current = toTerms(id, before);
      if (current.version !== body.version) throw new Refusal('changedMeanwhile', { data: { current } });
      const { isControlled, buyers: buyerIds = [], regions = [] } = body;
      const unknown = regions.findIndex(({ code }) => regionName(code) === '');
      if (unknown >= 0) throw invalid({ [`regions[${unknown}][code]`]: '没有这个地区' });
      const places = regions.map(({ code, isExcluded }) => ({ code, isExcluded: isExcluded === 1 }));
      await replaceSaleTerms(tx, id, { isControlled: isControlled === 1, buyerIds, regions: places }, now);
      return written(tx, id, '已保存', before, saleOf);
    }),
  changeGoodsTiers: ({ params: { id }, body: { version, goods } }, context) =>
    context.db.transaction(async (tx) => {
      const stored = await locked(tx, id);
      const before = asSeen(toTiers(id, stored), version);
      const { tiers = [], freeShippingNumber } = goods;
      requireFallingPrices(tiers, stored.price);
      await replaceTiers(tx, id, { tiers, freeShippingNumber }, context.now);
      const earlier = (before.form.tiers ?? []).map(({ price }) => price);
      const changed = tiers.filter(({ price }) => !earlier.includes(toUnitPrice(price)));
      const prices = changed.map(({ number, price }) => ({ goodsId: id, price, title: `满${number}的单价` }));
      requireApproval(context, belowFloor(await floorsOf(tx, [id]), prices));
      return writtenRecord(toTiers(id, await known(tx, id)), before, '阶梯价与包邮已保存');
    }),
  changeGoodsVideo: async ({ params: { id }, body: { video = null } }, { db, now }) => {
    const before = await locked(db, id);
    await changeVideo(db, id, video, now);
    return written(db, id, '视频已保存', before, (terms) => ({ video: terms.video }));
  },
  addGoodsPicture: async ({ params: { id }, body }, { db, config, now }) => {
    const before = await locked(db, id);
    if (before.pictures.length >= mostPictures) throw invalid({ large: `最多${mostPictures}张图片` });
    const added = await saveGoodsPicture({ db, config, now }, body);
    await setGoodsPictures(db, id, [...before.pictures, added], now);
    return written(db, id, '已添加图片', before, (terms) => terms.pictures);
  },
  arrangeGoodsPictures: ({ params: { id }, body: { large = [] } }, { db, config, now }) =>
    db.transaction(async (tx) => {
      const before = await locked(tx, id);
      const shown = ownPictures(before.pictures);
      const remaining = [...new Set(large)].map((url, index) => {
        const picture = before.pictures[shown.findIndex((each) => each.large === url)];
        if (!picture) throw invalid({ [`large[${index}]`]: '没有这张图片' });
        return picture;
      });
      await setGoodsPictures(tx, id, remaining, now);
      const gone = before.pictures.filter((picture) => !remaining.includes(picture));
      const paths = gone.flatMap((picture) => [picture.large, picture.thumbnail]);
      const data = await written(tx, id, '图片已保存', before, (terms) => terms.pictures);
      return { ...data, afterwards: (open) => removeFiles({ db: open, config }, paths) };
    }),
} satisfies DeskHandlers<Calls>;
