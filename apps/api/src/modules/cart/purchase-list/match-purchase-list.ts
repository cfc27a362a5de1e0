import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Goods, type PurchaseList, purchaseListCodec } from '@yaoji/api-client/wire';
import { type Catalogue, fillRows, restFile, type SentList, type UnderstoodList } from '@yaoji/purchase-list';
import type { Db } from '#db/database.ts';
import { invalid, Refusal, tooLarge } from '#errors/refusal.ts';
import { loadGoods } from '#modules/catalogue/goods/index.ts';
import type { BuyerContext, Handler } from '#operation.ts';
import { runInWorker, WorkersBusyError, WorkTooLongError } from '#workers/run-in-worker.ts';
import { boughtAmong, candidatesById, productsByCode, searchCandidates } from './candidate.repository.ts';
import { chosenGoods } from './choice.repository.ts';
import { beginPause, refuseInPause } from './pause-sender.ts';

const mostBytes = 5 * 1024 * 1024;
/** Below the browser's 30 s (E7), so that the next list in the queue still gets an answer in time. */
const withinSeconds = 20;
const retryAfterSeconds = 5;
/** About 300 lines, in characters of a text or bytes of a workbook. */
const shortLength = 30_000;

/** Finds the products of a purchase list (K2). Returns every row; adds nothing to the cart. */
export const matchPurchaseList: Handler<'matchPurchaseList'> = async ({ body }, context) => {
  const { wanted, columns, decisions } = await understand(body, context);
  const { db, now, signedIn } = context;
  const ids = [...decisions.values()].flatMap(({ matches }) => matches.map(({ goodsId }) => goodsId));
  const rows = fillRows(
    wanted,
    decisions,
    await loadInParts(db, [...new Set(ids)], signedIn.buyerId, now),
    body.prefer ?? 'bought',
  );
  const matched = rows.filter(({ status }) => status === 'matched').length;
  const list: PurchaseList = { rows, matched, reported: rows.length - matched, columns, rest: restFile(rows) };
  return purchaseListCodec.write(list);
};

const understand = async (body: { text?: string; file?: Blob }, context: BuyerContext): Promise<UnderstoodList> => {
  const { db, now, signedIn } = context;
  const { buyerId } = signedIn;
  await refuseInPause(db, buyerId, now);
  const field = body.file === undefined ? 'text' : 'file';
  const input = await sentList(body);
  const startedAt = performance.now();
  try {
    const understood = await runInWorker<UnderstoodList | { problem: string }>({
      program: new URL('./list-worker.ts', import.meta.url),
      input,
      origin: `purchase list of ${buyerId}`,
      lane: (body.file?.size ?? body.text?.length ?? 0) > shortLength ? 'long' : 'short',
      withinMs: withinSeconds * 1000,
      answers: catalogueFor(db, buyerId),
    });
    if ('problem' in understood) throw invalid({ [field]: understood.problem });
    return understood;
  } catch (error) {
    if (error instanceof WorkTooLongError) {
      const wait = await beginPause(db, buyerId, new Date(now.getTime() + performance.now() - startedAt));
      throw invalid({ [field]: `识别清单的时间过长，请分成几份，${wait}后再提交` });
    }
    if (!(error instanceof WorkersBusyError)) throw error;
    throw new Refusal(error.isOwn ? 'ownListInProgress' : 'listQueueFull', { retryAfterSeconds });
  } finally {
    // Here, since a terminated thread cleans nothing up.
    if ('path' in input) await rm(dirname(input.path), { recursive: true, force: true });
  }
};

const sentList = async ({ text, file }: { text?: string; file?: Blob }): Promise<SentList> => {
  if (file === undefined) return { text: text ?? '' };
  if (text?.trim()) throw invalid({ file: '清单文字和文件请二选一' });
  if (file.size === 0) throw invalid({ file: '文件是空的' });
  if (file.size > mostBytes) throw tooLarge('file', mostBytes);
  const path = join(await mkdtemp(join(tmpdir(), 'purchase-list-')), 'list');
  await writeFile(path, file.stream());
  return { path };
};

const catalogueFor = (db: Db, buyerId: number): Catalogue => ({
  search: (searches, limit) => searchCandidates(db, searches, limit),
  coded: (codes) => productsByCode(db, codes),
  goods: (ids) => candidatesById(db, ids),
  chosen: (lines) => chosenGoods(db, buyerId, lines),
  bought: (ids) => boughtAmong(db, buyerId, ids),
});

/** Products loaded between two turns of the event loop. */
const goodsAtOnce = 200;

const loadInParts = async (db: Db, ids: readonly number[], buyerId: number, now: Date) => {
  const goods = new Map<number, Goods>();
  for (let start = 0; start < ids.length; start += goodsAtOnce) {
    const part = await loadGoods(db, { ids: ids.slice(start, start + goodsAtOnce), buyerId, now });
    for (const [id, one] of part) goods.set(id, one);
  }
  return goods;
};
