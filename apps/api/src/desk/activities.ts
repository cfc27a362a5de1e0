import type { Schemas } from '@yaoji/api-client/desk/contract';
import { activityKinds, type PricedCart, subtractMoney } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { invalid, required } from '#errors/refusal.ts';
import { priceSample } from '#modules/cart/cart/index.ts';
import { categoryChoices } from '#modules/catalogue/category/index.ts';
import { findByUsername } from '#modules/identity/registration/index.ts';
import { seesCost } from '#modules/operators/operator/index.ts';
import {
  type ActivityForm,
  type ActivityRow,
  activityPageOf,
  anyActivity,
  closeActivity,
  countNamed,
  doorProblems,
  goodsByIds,
  goodsIdsOf,
  lockActivity,
  mostNamed,
  namedGoods,
  periodOf,
  previewActivity,
  saveActivity,
  scopesOfGoods,
  tiersOf,
} from '#modules/selling/activity/index.ts';
import { scopeModel } from '#modules/selling/promotion/index.ts';
import { toFlag, toQuantity, toSeconds, toUnitPrice, versionOf } from '#wire-values.ts';
import { toNamedGoods } from './named-goods.ts';
import type { DeskHandlers, WorkingContext } from './operation.ts';
import { requireApproval } from './require-approval.ts';
import { asSeen } from './stored-record.ts';

type Detail = Schemas['ActivityDetail'];

/** The form of a stored activity. */
const formOf = async (db: Executor, row: ActivityRow): Promise<ActivityForm> => {
  const { config, kind, title, startsAt, endsAt, isOpen, template, rules } = row;
  const tiers = await tiersOf(db, row.id);
  return {
    kind,
    title,
    startsAt: toSeconds(startsAt),
    endsAt: toSeconds(endsAt),
    isOpen: toFlag(isOpen),
    description: config.description ?? '',
    template,
    rules,
    measure: config.measure ?? 'money',
    priority: config.priority ?? 0,
    ...(config.rate ? { rate: String(Number(config.rate)), threshold: toQuantity(config.threshold ?? '0') } : {}),
    ...(config.expiryWithin ? { expiryWithin: config.expiryWithin } : {}),
    repeats: toFlag(config.repeat ?? false),
    // The default of the pricing function.
    withCoupon: toFlag(config.withCoupon ?? kind === 'daily_special'),
    newcomersOnly: toFlag(config.newcomersOnly ?? false),
    buyLabel: config.buyLabel ?? '',
    hasScope: toFlag(config.scope !== undefined),
    scope: scopeModel(config.scope ?? {}),
    tiers: tiers.map(({ amount, money }) => ({ amount: toQuantity(amount), money: toUnitPrice(money) })),
    tierGoods: tiers.flatMap(({ goods }, tier) =>
      goods.map(({ goodsId, quantity, price }) => ({
        tier,
        goodsId,
        quantity: toQuantity(quantity),
        ...(price === null ? {} : { price: toUnitPrice(price) }),
      })),
    ),
    goods: (await namedGoods(db, row.id, mostNamed)).map(({ goodsId, price, stock, cap, quantity }) => ({
      goodsId,
      ...(price === null ? {} : { price: toUnitPrice(price) }),
      ...(stock === null ? {} : { stock: toQuantity(stock) }),
      ...(cap === null ? {} : { cap: toQuantity(cap) }),
      ...(quantity === null ? {} : { quantity: toQuantity(quantity) }),
    })),
  };
};

/** Leaves out stock, so that a sale does not change the version. */
const versionOfForm = ({ goods = [], ...form }: ActivityForm) =>
  versionOf([form, goods.map(({ stock, ...row }) => [row, stock !== undefined])]);

const loadDetail = async (db: Executor, id: number, now: Date, warnings: string[] = []): Promise<Detail> => {
  const row = required(await anyActivity(db, id), 'activityMissing');
  const form = await formOf(db, row);
  const goods = await goodsByIds(db, goodsIdsOf(form));
  const blocks = Object.values(doorProblems(form, new Map(goods.map((each) => [each.id, each]))));
  return {
    id,
    version: versionOfForm(form),
    status: periodOf(row, now),
    form,
    goodsCount: await countNamed(db, id),
    goods: goods.map(toNamedGoods),
    // Products may have become controlled since.
    warnings: [...warnings, ...new Set(blocks)],
  };
};

/** Fields that differ between two forms. */
const differing = (form: ActivityForm, other: ActivityForm) =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(other[field as keyof ActivityForm]),
    ),
  );

const write = async (
  { db, now }: WorkingContext,
  before: Detail | null,
  id: number,
  done: string,
  warnings: string[] = [],
) => {
  const data = await loadDetail(db, id, now, warnings);
  return {
    data,
    message: done,
    subject: String(id),
    before: before && differing(before.form, data.form),
    after: before ? differing(data.form, before.form) : data.form,
  };
};

type Lines = Schemas['SampleLine'][];

/** A sample's lines, bought through the activity once it has an id. */
const sampleRows = (lines: Lines, { kind, goods = [], tierGoods = [] }: ActivityForm, activityId?: number) => {
  const named = new Set((kind === 'swap' ? tierGoods : goods).map(({ goodsId }) => goodsId));
  const through = kind === 'seckill' || kind === 'combination' || kind === 'swap' ? kind : null;
  return lines.map((line) =>
    activityId && through && named.has(line.goodsId)
      ? { ...line, kind: through, activityId }
      : { ...line, kind: 'normal' as const, activityId: 0 },
  );
};

const toSample = ({ lines, gifts, totals, shipping }: PricedCart): Schemas['PricedSample'] => ({
  lines: lines.map(({ goodsId, unitPrice, proof, excluded }) => ({
    goodsId,
    unitPrice: unitPrice && toUnitPrice(unitPrice),
    paid: proof.paid,
    excluded: excluded?.message ?? null,
  })),
  gifts: gifts.map(({ name, quantity, shortage }) => `${name} × ${quantity}${shortage ? `（${shortage}）` : ''}`),
  list: totals.list,
  reductions: subtractMoney(totals.list, totals.goodsPayable),
  shippingFee: shipping.fee,
  payable: totals.payable,
});

const saver = ({ now, working }: WorkingContext) => ({ now, seesCost: seesCost(working.operator) });

export const activityHandlers = {
  listActivities: async ({ query: { page = 1, perPage = 50, ...asked } }, { db, now }) => {
    const { rows, total } = await activityPageOf(db, asked, { page, perPage }, now);
    const list = rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      status: periodOf(row, now),
      startsAt: toSeconds(row.startsAt),
      endsAt: toSeconds(row.endsAt),
      hasScope: toFlag(row.config.scope !== undefined),
      goodsCount: row.goodsCount,
    }));
    return { list, total };
  },
  getActivity: ({ params }, { db, now }) => loadDetail(db, params.id, now),
  listScopeChoices: async (_, { db }) => ({ categories: await categoryChoices(db), scopes: await scopesOfGoods(db) }),
  previewActivity: async ({ body }, context) => {
    const { lines, activity } = body;
    const found = await findByUsername(context.db, body.buyer);
    if (!found) throw invalid({ buyer: '没有这个客户' });
    const sampled = await previewActivity(context.db, body, saver(context), async (tx, savedId) =>
      toSample(await priceSample(tx, found.id, sampleRows(lines, activity, savedId), context.now)),
    );
    return { company: found.company || found.username, ...sampled };
  },
  createActivity: async ({ body: { activity } }, context) => {
    const { id, warnings, breaches } = await saveActivity(context.db, null, activity, saver(context));
    requireApproval(context, breaches);
    return write(context, null, id, `${activityKinds[activity.kind].name}活动已创建`, warnings);
  },
  changeActivity: async ({ params: { id }, body: { version, activity } }, context) => {
    const { db, now } = context;
    const row = await lockActivity(db, id);
    const before = asSeen(await loadDetail(db, id, now), version);
    const { warnings, breaches } = await saveActivity(db, row, activity, saver(context));
    requireApproval(context, breaches);
    return write(context, before, id, '活动已保存', warnings);
  },
  endActivity: async ({ params: { id } }, context) => {
    const { db, now } = context;
    const row = await lockActivity(db, id);
    const before = await loadDetail(db, id, now);
    await closeActivity(db, row);
    return write(context, before, id, '活动已关闭');
  },
} satisfies DeskHandlers<
  | 'listActivities'
  | 'getActivity'
  | 'listScopeChoices'
  | 'previewActivity'
  | 'createActivity'
  | 'changeActivity'
  | 'endActivity'
>;
