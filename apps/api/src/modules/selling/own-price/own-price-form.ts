import type { Schemas } from '@yaoji/api-client/desk/contract';
import type { Executor, Tx } from '#db/database.ts';
import { companiesOf } from '#modules/identity/user/index.ts';
import { regionName } from '#modules/platform/region/index.ts';
import { toFlag, toQuantity, toSeconds, toUnitPrice } from '#wire-values.ts';
import {
  type Line,
  type ListValues,
  lockOwnPriceList,
  type Member,
  membersOf,
  type OwnPriceListRow,
  ownPriceLines,
} from './own-price.repository.ts';

/** A list as the desk sends it. */
export type OwnPriceForm = Schemas['OwnPriceForm'];
export type Business = NonNullable<OwnPriceForm['businesses']>[number];

export const keysOf = (members: readonly Member[], kind: Member['kind']) =>
  members.filter((member) => member.kind === kind).map(({ key }) => key);

/** Why a form can't name these buyers and regions, by field. */
export const memberProblems = async (db: Executor, members: readonly Member[], form: 'list' | 'rebate') => {
  const ids = keysOf(members, 'buyer').map(Number);
  const companies = await companiesOf(db, ids);
  return {
    ...(ids.some((id) => !companies.has(id)) && { [`${form}[buyers]`]: '没有这个客户' }),
    ...(keysOf(members, 'region').some((code) => regionName(code) === '') && { [`${form}[regions]`]: '没有这个地区' }),
  };
};

export const loadOwnPriceForm = async (db: Executor, row: OwnPriceListRow): Promise<OwnPriceForm> => {
  const members = await membersOf(db, row.id);
  const lines = await ownPriceLines(db, row.id);
  const ids = keysOf(members, 'buyer').map(Number);
  const companies = await companiesOf(db, ids);
  return {
    title: row.title,
    startsAt: toSeconds(row.startsAt),
    ...(row.endsAt && { endsAt: toSeconds(row.endsAt) }),
    isOpen: toFlag(row.isOpen),
    joinsPromotions: toFlag(row.joinsPromotions),
    showsListPrice: toFlag(row.showsListPrice),
    buyers: ids.map((id) => ({ id, company: companies.get(id) ?? '' })),
    businesses: keysOf(members, 'business') as Business[], // saved from these words
    regions: keysOf(members, 'region').map((code) => ({ code, name: regionName(code) })),
    rates: lines.flatMap(({ maker, categoryId, rate }) =>
      rate === null
        ? []
        : [{ ...(maker !== null && { maker }), ...(categoryId !== null && { categoryId }), rate: toQuantity(rate) }],
    ),
    goods: lines.flatMap(({ goodsId, price }) =>
      goodsId === null || price === null ? [] : [{ goodsId, price: toUnitPrice(price) }],
    ),
  };
};

export type StoredOwnPrices = { id: number; form: OwnPriceForm };

/** A list, locked for a change. */
export const lockOwnPrices = async (tx: Tx, id: number): Promise<StoredOwnPrices | null> => {
  const row = await lockOwnPriceList(tx, id);
  return row && { id, form: await loadOwnPriceForm(tx, row) };
};

export const membersIn = ({
  buyers = [],
  businesses = [],
  regions = [],
}: Pick<OwnPriceForm, 'buyers' | 'businesses' | 'regions'>): Member[] => [
  ...[...new Set(buyers.map(({ id }) => id))].map((id) => ({ kind: 'buyer' as const, key: String(id) })),
  ...businesses.map((key) => ({ kind: 'business' as const, key })),
  ...[...new Set(regions.map(({ code }) => code))].map((key) => ({ kind: 'region' as const, key })),
];

export const linesIn = ({ rates = [], goods = [] }: OwnPriceForm): Line[] => [
  ...rates.map(({ maker, categoryId = null, rate }) => ({
    goodsId: null,
    maker: maker?.trim() ?? null,
    categoryId,
    price: null,
    rate,
  })),
  ...goods.map(({ goodsId, price }) => ({ goodsId, maker: null, categoryId: null, price, rate: null })),
];

export const valuesIn = (form: OwnPriceForm): ListValues => ({
  title: form.title.trim(),
  startsAt: new Date(form.startsAt * 1000),
  endsAt: form.endsAt === undefined ? null : new Date(form.endsAt * 1000),
  isOpen: form.isOpen === 1,
  joinsPromotions: form.joinsPromotions === 1,
  showsListPrice: form.showsListPrice === 1,
});

/** The parts of a form that differ from another one; of its lists, the entries that do. */
export const changedParts = (form: OwnPriceForm, other: OwnPriceForm): Partial<OwnPriceForm> => {
  const text = (value: unknown) => JSON.stringify(value);
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]): [string, unknown][] => {
      const before = other[name as keyof OwnPriceForm];
      if (text(value) === text(before)) return [];
      if (!Array.isArray(value) || !Array.isArray(before)) return [[name, value]];
      const known = new Set(before.map(text));
      return [[name, value.filter((each) => !known.has(text(each)))]];
    }),
  );
};
