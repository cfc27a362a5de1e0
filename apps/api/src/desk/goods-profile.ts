import type { OperationId, operations, Schemas } from '@yaoji/api-client/desk/contract';
import { type CatalogueRow, insertTitles, ListError, plainFactNames } from '@yaoji/price-list';
import type { Executor } from '#db/database.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { invalid } from '#errors/refusal.ts';
import { dropFromCarts } from '#modules/cart/cart/index.ts';
import { changeProfile, createProfile, loadProfile, type ProfileInput } from '#modules/catalogue/catalogue/index.ts';
import { matchPictures } from '#modules/catalogue/goods/index.ts';
import { matchBatches } from '#modules/quality/paper/index.ts';
import { reductionsBelowFloor } from '#modules/selling/activity/index.ts';
import { toFlag, toQuantity, toUnitPrice, versionOf } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';
import { requireApproval } from './require-approval.ts';
import { asSeen, written } from './stored-record.ts';

type Calls = Extract<
  (typeof operations)[OperationId],
  { path: '/desk/api/goods/profiles' | '/desk/api/goods/{id}/profile' | '/desk/api/file-matches' }
>['id'];
type Profile = Schemas['GoodsProfile'];
type Form = Schemas['GoodsProfileForm'];

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Empty texts are absent. */
const stated = (texts: Record<string, string | null | undefined>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Partial<Form>; // The cast: names of texts.

const load = async (db: Executor, id: number): Promise<Profile> => {
  const { goods, category, detail, tags = [], tracePrefixes } = await loadProfile(db, id);
  const { name, unit, vatRate, withCoupon, isPrescription, containsEphedrine } = goods;
  const { basePrice, marketPrice, packSize, weightGrams } = goods;
  const { maker, spec, approvalNo, barcode, stdCode, pinyinCode, scope } = goods;
  const sections = Object.entries(insertTitles).map(([field, title]) => [
    camel(field),
    detail?.insert.find((section) => section.title === title)?.text,
  ]);
  const form: Form = {
    name,
    unit,
    vatRate: vatRate as Form['vatRate'], // The cast: the rates that lists may state.
    ...stated(Object.fromEntries(plainFactNames.map((name) => [name, goods[name]]))),
    ...stated({ maker, spec, approvalNo, barcode, stdCode, pinyinCode, scope }),
    ...stated({ category: category.join('>'), tracePrefixes: tracePrefixes.join(' ') }),
    ...stated({
      basePrice: basePrice && toUnitPrice(basePrice),
      marketPrice: marketPrice && toUnitPrice(marketPrice),
      packSize: packSize && toQuantity(packSize),
      weightGrams: weightGrams === null ? null : String(weightGrams),
    }),
    ...stated({ approvalHolder: detail?.approvalHolder, storage: detail?.storage, standard: detail?.standard }),
    ...stated(Object.fromEntries(sections)),
    ...(tags.length > 0 ? { tags } : {}),
    withCoupon: toFlag(withCoupon),
    isPrescription: toFlag(isPrescription),
    containsEphedrine: toFlag(containsEphedrine),
  };
  return { id, version: versionOf([JSON.stringify(form)]), form };
};

const toInput = ({
  vatRate,
  tags = [],
  tracePrefixes,
  withCoupon,
  isPrescription,
  containsEphedrine,
  ...texts
}: Form): ProfileInput => ({
  row: {
    ...(Object.fromEntries(Object.entries(texts).map(([name, text]) => [snake(name), text])) as CatalogueRow),
    vat_rate: String(vatRate),
    tags: tags.join('、'),
    trace_prefix: tracePrefixes ?? '',
    is_prescription: String(isPrescription),
  },
  withCoupon: withCoupon === 1,
  containsEphedrine: containsEphedrine === 1,
});

/** Moves a refusal of a list's rules to its field. */
const byField = (error: unknown): never => {
  if (!(error instanceof ListError)) throw error;
  const field = error.field === 'trace_prefix' ? 'tracePrefixes' : camel(error.field ?? 'name');
  throw invalid({ [`goods[${field}]`]: error.message });
};

export const goodsProfileHandlers = {
  getGoodsProfile: ({ params: { id } }, { db }) => load(db, id),
  createGoods: async ({ body: { goods } }, { db, now }) => {
    const id = await createProfile(db, toInput(goods), now).catch(byField);
    return written(await load(db, id), null, '商品已创建');
  },
  changeGoodsProfile: async ({ params: { id }, body: { version, goods } }, context) => {
    const { db, now } = context;
    await oneAtATime(db, 'imports');
    const before = asSeen(await load(db, id), version);
    const isOther = await changeProfile(db, id, toInput(goods), now).catch(byField);
    if (isOther) await dropFromCarts(db, id);
    const after = await load(db, id);
    if (after.form.category !== before.form.category)
      requireApproval(context, await reductionsBelowFloor(db, [id], now));
    return written(after, before, '商品资料已保存');
  },
  matchFiles: async ({ body: { kind, names } }, { db }) =>
    kind === 'picture' ? matchPictures(db, names) : matchBatches(db, kind, names),
} satisfies DeskHandlers<Calls>;
