import {
  chinaDay,
  compareDecimals,
  isCaseGtin,
  isSameBatchNo,
  isUnderway,
  parseTraceCode,
  type ReadTraceCode,
} from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { forgetPrefix, goodsOfPrefixes, learnPrefixes } from '#modules/catalogue/catalogue/index.ts';
import { changeOrder, type OrderRow } from '#modules/orders/order/index.ts';
import { type Place, placesOf } from './places.ts';
import {
  type Box,
  boxesIn,
  casesBeginning,
  deleteCodes,
  freeCancelled,
  holdersOf,
  insertCodes,
  parcelsWith,
} from './trace.repository.ts';

/** A code as scanned, typed or sent; with a line or batch if the sender names one. */
export type CodeEntry = { code: string; lineId?: number | undefined; batchNo?: string | undefined };

/** Why a code was not recorded; `newGoods`: its product is unknown, so its line must be named. */
export type CodeProblem =
  | 'unreadable'
  | 'unknownCase'
  | 'newGoods'
  | 'otherGoods'
  | 'otherBatch'
  | 'expired'
  | 'full'
  | 'again'
  | 'taken';

export type CodeAnswer = {
  /** In stored form; as sent if it could not be read. */
  code: string;
  /** Its line and batch; null if it was not recorded. */
  lineId: number | null;
  batchNo: string | null;
  /** Number of boxes: those of a case, else 1. */
  boxes: number;
  problem: CodeProblem | null;
  /** Chinese text for display. */
  message: string;
};

type Problem = { problem: CodeProblem; message: string };
type Placed = { box: Box; place: Place };

const refuse = (problem: CodeProblem, message: string): Problem => ({ problem, message });

/** The stored beginning of codes for one kind of pack of one maker. */
const beginningOf = ({ kind, prefix }: Pick<ReadTraceCode, 'kind' | 'prefix'>): string | null =>
  prefix === null ? null : kind === 'gs1' ? `(01)${prefix}` : prefix;

/** Known data of the codes, besides their own content. */
const lookUp = async (tx: Tx, read: readonly ReadTraceCode[]) => {
  const found = await boxesIn(tx, [...new Set(read.map(({ code }) => code))]);
  const codes = found.map(({ code }) => code);
  await freeCancelled(tx, codes);
  const cases = await casesBeginning(tx, [...new Set(read.flatMap((each) => beginningOf(each) ?? []))]);
  const goods = await goodsOfPrefixes(tx, [...new Set(codes.map(prefixOf))]);
  return {
    boxes: Map.groupBy(found, ({ top }) => top),
    cases,
    goods: new Map(goods.map((each) => [each.prefix, each])),
    holders: new Map((await holdersOf(tx, codes)).map((each) => [each.code, each])),
  };
};

const prefixOf = (code: string): string => {
  const read = parseTraceCode(code);
  return (read.kind !== 'unreadable' && read.prefix) || code;
};

type Known = Awaited<ReturnType<typeof lookUp>>;

/** Finds and counts the line and batch of each box. */
class Placing {
  readonly placed: Placed[] = [];
  private readonly orderId: number;
  private readonly places: readonly Place[];
  private readonly known: Known;
  private readonly today: string;
  private readonly counts: Map<Place, number>;
  private readonly seen = new Set<string>();

  constructor(orderId: number, places: readonly Place[], known: Known, today: string) {
    this.orderId = orderId;
    this.places = places;
    this.known = known;
    this.today = today;
    this.counts = new Map(places.map((place) => [place, place.count]));
  }

  /** All boxes of a code, or none. */
  add(read: ReadTraceCode, entry: CodeEntry): Problem | Placed[] {
    const boxes = this.known.boxes.get(read.code) ?? [];
    const isCase = boxes[0]?.code !== read.code;
    const beginning = beginningOf(read);
    // A case code without recorded boxes cannot be resolved.
    if (boxes.length === 0 || (!isCase && (beginning === null || this.isKnownCase(read, beginning))))
      return refuse('unknownCase', '这是箱码，但没有它的关联关系：请上传关联关系文件，或逐盒扫码');
    const holder = boxes.map((box) => this.known.holders.get(box.code)).find(Boolean);
    if (holder?.orderId === this.orderId || boxes.some((box) => this.seen.has(box.code)))
      return refuse('again', '本单已扫过这个码');
    if (holder) return refuse('taken', `这个码已用于订单${holder.no}，不能再发`);
    const found: Placed[] = [];
    for (const box of boxes) {
      const place = this.placeOf(isCase ? box : said(box, read), entry);
      if ('problem' in place) {
        for (const each of found) this.count(each.place, -1);
        return place;
      }
      this.count(place, 1);
      found.push({ box, place });
    }
    for (const { box } of found) this.seen.add(box.code);
    this.placed.push(...found);
    return found;
  }

  private isKnownCase({ kind, prefix }: ReadTraceCode, beginning: string) {
    const isOf = ({ gtin }: Place) => gtin !== null && isCaseGtin(prefix ?? '', gtin);
    return this.known.cases.has(beginning) || (kind === 'gs1' && this.places.some(isOf));
  }

  private count(place: Place, by: number) {
    this.counts.set(place, (this.counts.get(place) ?? 0) + by);
  }

  private placeOf(box: Box, entry: CodeEntry): Place | Problem {
    const wanted = this.places.filter(
      ({ lineId, batchNo }) =>
        (entry.lineId ?? lineId) === lineId && (entry.batchNo === undefined || isSameBatchNo(entry.batchNo, batchNo)),
    );
    const own = this.goodsOf(box, wanted);
    if ('problem' in own) return own;
    const { batchNo } = box;
    const sameBatch = own.filter((place) => batchNo === null || isSameBatchNo(place.batchNo, batchNo));
    if (sameBatch.length === 0) {
      const expected = own.map((place) => place.batchNo).join('、');
      return refuse('otherBatch', `批号不符：这盒是${batchNo}，要发的是${expected}`);
    }
    const usable = sameBatch.filter(({ expiry }) => !this.isOver(box.expiry) && !this.isOver(expiry));
    if (usable.length === 0) return refuse('expired', `已过有效期${box.expiry ?? sameBatch[0]?.expiry}，不能发出`);
    const open = usable.filter(({ isOpen }) => isOpen);
    // Without a batch number, a box is one of those still to ship, not of those that have left.
    const isNamed = entry.batchNo !== undefined || batchNo !== null;
    const able = isNamed || open.length === 0 ? [...open, ...usable.filter(({ isOpen }) => !isOpen)] : open;
    const free = able.find((place) => compareDecimals(place.quantity, this.counts.get(place) ?? 0) > 0);
    return free ?? refuse('full', `${able[0]?.name} ${able[0]?.batchNo} 的数量已扫满`);
  }

  private isOver(expiry: string | null) {
    return expiry !== null && expiry < this.today;
  }

  /** The places of the box's product; if the product is unknown, those of the named line. */
  private goodsOf({ code }: Box, wanted: readonly Place[]): Place[] | Problem {
    const prefix = prefixOf(code);
    const goods = this.known.goods.get(prefix);
    const own = wanted.filter(({ goodsId, gtin }) => (goods ? goods.goodsId === goodsId : gtin === prefix));
    if (own.length > 0) return own;
    if (goods) return refuse('otherGoods', `这是「${goods.name}」，不是这里要发的商品`);
    if (wanted.length === 0) return refuse('otherBatch', '订单里没有这一行，或这一行没有这个批号');
    const ids = new Set(wanted.map(({ goodsId }) => goodsId));
    return ids.size === 1 ? [...wanted] : refuse('newGoods', '第一次扫这种码：请先输入行号选行，再扫一次');
  }
}

/** The code itself knows its batch better than the file. */
const said = (box: Box, { batchNo, expiry }: ReadTraceCode): Box => ({
  ...box,
  batchNo: batchNo ?? box.batchNo,
  expiry: expiry ?? box.expiry,
});

const record = async (tx: Tx, order: OrderRow, entries: readonly CodeEntry[], now: Date): Promise<CodeAnswer[]> => {
  const places = await placesOf(tx, order.id);
  const batchNos = places.map(({ batchNo }) => batchNo);
  const reads = entries.map((entry) => ({ entry, read: parseTraceCode(entry.code, batchNos) }));
  const readable = reads.flatMap(({ read }) => (read.kind === 'unreadable' ? [] : [read]));
  const known = await lookUp(tx, readable);
  const placing = new Placing(order.id, places, known, chinaDay(now));
  const answers = reads.map(({ entry, read }): CodeAnswer => {
    const placed = read.kind === 'unreadable' ? refuse('unreadable', read.message) : placing.add(read, entry);
    const code = read.kind === 'unreadable' ? entry.code : read.code;
    if ('problem' in placed) return { code, lineId: null, batchNo: null, boxes: 0, ...placed };
    const [{ lineId, batchNo, name }] = placed.map(({ place }) => place) as [Place]; // A code means at least one box.
    const message = `${name} ${batchNo}${placed.length > 1 ? `，整箱${placed.length}盒` : ''}`;
    return { code, lineId, batchNo, boxes: placed.length, problem: null, message };
  });
  await insert(tx, order, placing.placed, now);
  await learnPrefixes(tx, learned(placing.placed, known));
  return answers;
};

const insert = async (tx: Tx, { id }: OrderRow, placed: readonly Placed[], now: Date) => {
  const parcels = await parcelsWith(tx, id);
  // The contents of a parcel that is only a number are unknown.
  const parcelOf = ({ lineId, batchNo, expiry }: Place) =>
    parcels.find(
      (each) => each.lineId === null || (each.lineId === lineId && each.batchNo === batchNo && each.expiry === expiry),
    )?.id ?? null;
  const rows = placed.map(({ box, place }) => ({
    code: box.code,
    caseCode: box.top === box.code ? null : box.top,
    lineId: place.lineId,
    batchNo: place.batchNo,
    expiry: place.expiry,
    shipmentId: place.isOpen ? null : parcelOf(place),
  }));
  const inserted = await insertCodes(tx, rows, now);
  // Another request has recorded one since the look-up: the next try finds the reason.
  if (inserted.size < rows.length) throw new Refusal('codeScannedElsewhere');
};

const learned = (placed: readonly Placed[], { goods }: Known) => {
  const found = new Map(placed.map(({ box, place }) => [prefixOf(box.code), place]));
  return [...found]
    .filter(([prefix, { gtin }]) => !goods.has(prefix) && prefix !== gtin)
    .map(([prefix, { goodsId }]) => ({ prefix, goodsId, source: 'scan' as const }));
};

/**
 * Records the trace codes of an order's boxes, by line and batch: they leave with the next parcel that takes the batch,
 * or belong to the last one that did if nothing of it is left. Records valid codes, whatever happens to the others.
 */
export const recordCodes = (
  db: Db,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  entries: readonly CodeEntry[],
  now: Date,
): Promise<CodeAnswer[]> =>
  changeOrder(db, { id, buyerId }, async (tx, order) => {
    if (!order || !isUnderway(order)) throw new Refusal('codesClosed');
    return record(tx, order, entries, now);
  });

/** Removes a box, or a complete case, that its buyer has not received yet. Returns the boxes. */
export const removeCodes = (
  db: Db,
  { id, buyerId }: Pick<OrderRow, 'id' | 'buyerId'>,
  code: string,
): Promise<string[]> =>
  changeOrder(db, { id, buyerId }, async (tx, order) => {
    if (!order || !isUnderway(order)) return [];
    const read = parseTraceCode(code);
    const removed = await deleteCodes(tx, id, read.kind === 'unreadable' ? code : read.code);
    for (const prefix of new Set(removed.map(prefixOf))) await forgetPrefix(tx, prefix);
    return removed;
  });
