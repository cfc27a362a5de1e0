import {
  addDecimals,
  type ChoiceReason,
  type ChoiceRule,
  clampQuantity,
  compareDecimals,
  maximumReachedText,
  quantityLimits,
  quantityReasonText,
  rankEqualGoods,
  subtractDecimals,
} from '@yaoji/domain';
import { isSameUnit } from '@yaoji/price-list';
import type { Decision, Difference, Match } from '../match/decide.ts';
import { fingerprintOf } from '../read/fingerprint.ts';
import type { Wanted } from '../read/list-line.ts';
import { type Asked, inSaleUnits, isByWeight, isCaseUnit, isOddWeight, type SoldBy } from './sale-units.ts';

/** Product data that limits how much may be added. */
export type Offered = SoldBy & {
  id: number;
  name: string;
  spec: string | null;
  maker: string | null;
  packStep: string;
  stock: string;
  /** 0: no cap. */
  purchaseCap: string;
  /** The buyer's; null if it is hidden. */
  price: string | null;
  /** `YYYY-MM-DD`; null if none is known. */
  expiry: string | null;
  /** Preferred by the buyer's company. Default false. */
  isPreferred?: boolean;
  /** Why it cannot be bought at all. */
  block?: { message: string } | null | undefined;
};

type Filled = {
  status: 'matched' | 'choose' | 'unmatched' | 'blocked' | 'skipped';
  /** Quantity to add of the first match. */
  quantity: string;
  /** Changes to the quantity, or the reason for refusing it; may be empty. */
  message: string;
};

/** A row with its matches, best first. */
export type FilledRow<Goods extends Offered> = Filled & {
  row: number;
  /** Fingerprint of the request. */
  line: string;
  text: string;
  /** Null if no quantity was recognised. */
  asked: string | null;
  matches: FilledMatch<Goods>[];
  /** The criterion that put one of several equal products first; null if the rule was not needed. */
  picked: ChoiceReason | null;
};

type FilledMatch<Goods> = Omit<Match, 'goodsId'> & {
  goods: Goods;
  expiry: string | null;
  /** Quantity to add of this product. */
  quantity: string;
  /** It is all that the row asks for. */
  isEnough: boolean;
};

/** Quantities taken by earlier rows, by product id, with the first such row. */
type Taken = Map<number, { quantity: string; row: number }>;

/**
 * Rows with the quantity that the buyer may add: whole packs, within stock and cap across all rows of the same product
 * (K2). Of equal products, the buyer's rule takes one.
 */
export const fillRows = <Goods extends Offered>(
  wanted: readonly Wanted[],
  decisions: Map<Wanted, Decision>,
  goods: Map<number, Goods>,
  rule: ChoiceRule,
): FilledRow<Goods>[] => {
  const taken: Taken = new Map();
  return wanted.map((row) => {
    const { isSure, matches: found } = decisions.get(row) ?? { isSure: false, matches: [] };
    const { matches, picked } = pick(
      found.flatMap(({ goodsId, ...match }) => {
        const one = goods.get(goodsId);
        return one ? { goods: one, expiry: one.expiry, ...match, ...offer(row, one, taken) } : [];
      }),
      rule,
    );
    const [first] = matches;
    const filled: Filled = !first
      ? {
          status: row.skipped === null ? 'unmatched' : 'skipped',
          quantity: '0',
          message: row.isCut ? tooLong : (row.skipped ?? '没有找到这个商品'),
        }
      : fill(row, first.goods, whyOpen(row, matches, isSure), taken);
    return { row: row.row, line: fingerprintOf(row), text: row.text, asked: row.quantity, matches, picked, ...filled };
  });
};

/** As many as the contract allows. */
const mostMatches = 5;

/** Puts the product of the buyer's rule first, unless they chose one for this row before. */
const pick = <Goods extends Offered>(
  matches: readonly FilledMatch<Goods>[],
  rule: ChoiceRule,
): Pick<FilledRow<Goods>, 'matches' | 'picked'> => {
  const equal = matches.filter(({ isEqual }) => isEqual);
  const isOpen = equal.length > 1 && equal[0]?.by !== 'chosen';
  if (!isOpen) return { matches: matches.slice(0, mostMatches), picked: null };
  const { ranked, reason } = rankEqualGoods(
    equal.map((match) => ({ ...match, price: match.goods.price, isPreferred: match.goods.isPreferred ?? false })),
    rule,
  );
  return { matches: [...ranked, ...matches.filter(({ isEqual }) => !isEqual)].slice(0, mostMatches), picked: reason };
};

/** The quantity of one product for a row, and whether it is all that was asked for. */
const offer = (row: Wanted, goods: Offered, taken: Taken): Pick<FilledMatch<Offered>, 'quantity' | 'isEnough'> => {
  const limits = limitsOf(goods, taken.get(goods.id)?.quantity ?? '0');
  if (goods.block || limits.disabled) return { quantity: '0', isEnough: false };
  const asked = inSaleUnits(row, goods)?.quantity ?? limits.min;
  return { quantity: clampQuantity(asked, limits).quantity, isEnough: compareDecimals(asked, limits.max) <= 0 };
};

const tooLong = '这一行太长，只识别了开头，请分成几行后重新识别';

/** The decision left to the buyer; null if the first match is taken. */
const whyOpen = (row: Wanted, [first, ...others]: FilledRow<Offered>['matches'], isSure: boolean): string | null => {
  if (row.isCut) return tooLong;
  if (first && isSure) return otherUnit(row, first.goods);
  if (first && first.differences.length > 0) return first.differences.map(differenceText).join('；');
  return others.length > 0 ? '有多个相近商品，请选择' : '请核对规格后选择';
};

const differing = { name: '品名不同', spec: '规格不同', form: '剂型不同', maker: '厂家不同' } as const;

const differenceText = ({ what, asked, goods }: Difference) => `${differing[what]}：清单 ${asked}，商品 ${goods}`;

const piece = /^(?:片|粒|丸|枚|毫升|ml)$/i;

/** Why a quantity cannot be used as written: 20 tablets are not 20 boxes, and the size of a case may be unknown. */
const otherUnit = (row: Wanted, goods: Offered): string | null => {
  const { quantity, unit } = row;
  if (quantity === null || isSameUnit(unit, goods.unit)) return null;
  if (isCaseUnit(unit) && Number(goods.caseSize) <= 1)
    return `清单按${unit}，商品按${goods.unit}销售，件装量未知，请核对数量`;
  return (piece.test(unit) && !isByWeight(goods.unit)) || isOddWeight(row, goods)
    ? `清单按${unit}，商品按${goods.unit}销售，请核对数量`
    : null;
};

/** `open` is the reason not to take the product automatically; null to take it. */
const fill = (row: Wanted, goods: Offered, open: string | null, taken: Taken): Filled => {
  const block = goods.block?.message;
  // Report the difference first: another product may be available.
  if (block && open !== null) return { status: 'choose', quantity: '0', message: `${open}；${block}` };
  if (block) return { status: 'blocked', quantity: '0', message: block };
  const before = taken.get(goods.id);
  const limits = limitsOf(goods, before?.quantity ?? '0');
  if (limits.disabled) {
    const reason = before ? `与第${before.row}行是同一商品，${maximumReachedText}` : quantityReasonText.BELOW_PACK;
    return open === null
      ? { status: 'blocked', quantity: '0', message: reason }
      : { status: 'choose', quantity: '0', message: `${open}；${reason}` };
  }
  const asked = inSaleUnits(row, goods);
  const { quantity } = clampQuantity(asked?.quantity ?? limits.min, limits);
  if (open === null)
    taken.set(goods.id, { quantity: addDecimals(before?.quantity ?? '0', quantity), row: before?.row ?? row.row });
  return {
    status: open === null ? 'matched' : 'choose',
    quantity,
    message: messageOf({ asked, quantity, goods, open, twin: before?.row ?? null, max: limits.max }),
  };
};

const limitsOf = ({ packStep, stock, purchaseCap }: Offered, before: string) =>
  quantityLimits({
    packStep,
    stock: subtractDecimals(stock, before),
    quotaLeft: compareDecimals(purchaseCap, 0) > 0 ? subtractDecimals(purchaseCap, before) : null,
    buyable: true,
  });

type Outcome = {
  asked: Asked | null;
  quantity: string;
  goods: Offered;
  /** Why it is not taken automatically. */
  open: string | null;
  /** An earlier row of the same product. */
  twin: number | null;
  max: string;
};

const messageOf = ({ asked, quantity, goods, open, twin, max }: Outcome): string => {
  const notes: string[] = [];
  if (open !== null) notes.push(open);
  if (twin !== null) notes.push(`与第${twin}行是同一商品`);
  if (asked === null) notes.push(`未写数量，按起订量${quantity}${goods.unit}`);
  else {
    if (asked.note) notes.push(asked.note);
    if (compareDecimals(asked.quantity, max) > 0) notes.push(`${maximumReachedText}，改为${quantity}${goods.unit}`);
    else if (compareDecimals(asked.quantity, quantity) !== 0) {
      notes.push(`按中包装${goods.packStep}${goods.unit}取整为${quantity}${goods.unit}`);
    }
  }
  return notes.join('；');
};
