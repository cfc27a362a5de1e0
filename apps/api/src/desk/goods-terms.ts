import type { OperationData, OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import type { Executor, Tx } from '#db/database.ts';
import type { GoodsPicture } from '#db/schema/goods.ts';
import { invalid, required } from '#errors/refusal.ts';
import {
  addGoodsPicture,
  changeGoodsPictures,
  changeSaleTerms,
  changeTiers,
  changeVideo,
  findGoodsTerms,
  type GoodsTerms,
  priceEffects,
  priceSurroundings,
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
  before: unknown,
  facts: (terms: GoodsTerms) => unknown,
): Promise<Written<Terms>> => {
  const after = await known(tx, id);
  return { data: toTerms(id, after), message, subject: String(id), before, after: facts(after) };
};

const picturesWritten = (tx: Executor, id: number, message: string, before: readonly GoodsPicture[]) =>
  written(tx, id, message, before, ({ pictures }) => pictures);

const locked = async (tx: Tx, id: number) => {
  await lockGoods(tx, [id]);
  return known(tx, id);
};

const saleOf = ({ isControlled, buyers, regions }: GoodsTerms) => ({ isControlled, buyers, regions });

const videoOf = ({ video }: GoodsTerms) => ({ video });

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
  changeGoodsTerms: async ({ params: { id }, body }, { db, now }) => {
    const before = await locked(db, id);
    asSeen(toTerms(id, before), body.version);
    const { isControlled, buyers: buyerIds = [], regions = [] } = body;
    const places = regions.map(({ code, isExcluded }) => ({ code, isExcluded: isExcluded === 1 }));
    await changeSaleTerms(db, id, { isControlled: isControlled === 1, buyerIds, regions: places }, now);
    return written(db, id, '已保存', saleOf(before), saleOf);
  },
  changeGoodsTiers: async ({ params: { id }, body: { version, goods } }, context) => {
    const { db, now } = context;
    const stored = await locked(db, id);
    const before = asSeen(toTiers(id, stored), version);
    const { tiers = [], freeShippingNumber } = goods;
    requireApproval(context, await changeTiers(db, id, stored, { tiers, freeShippingNumber }, now));
    return writtenRecord(toTiers(id, await known(db, id)), before, '阶梯价与包邮已保存');
  },
  changeGoodsVideo: async ({ params: { id }, body: { video = null } }, { db, now }) => {
    const before = await locked(db, id);
    await changeVideo(db, id, video, now);
    return written(db, id, '视频已保存', videoOf(before), videoOf);
  },
  addGoodsPicture: async ({ params: { id }, body }, { db, config, now }) => {
    const { before } = await addGoodsPicture({ db, config, now }, id, body);
    return picturesWritten(db, id, '已添加图片', before);
  },
  arrangeGoodsPictures: async ({ params: { id }, body: { large = [] } }, { db, config, now }) => {
    const arrange = (before: readonly GoodsPicture[]) => {
      const shown = ownPictures(before);
      return [...new Set(large)].map((url, index) => {
        const picture = before[shown.findIndex((each) => each.large === url)];
        if (!picture) throw invalid({ [`large[${index}]`]: '没有这张图片' });
        return picture;
      });
    };
    const { before, gone } = await changeGoodsPictures(db, id, arrange, now);
    const answer = await picturesWritten(db, id, '图片已保存', before);
    return { ...answer, afterwards: (open) => removeFiles({ db: open, config }, gone) };
  },
} satisfies DeskHandlers<Calls>;
