import { type PurchaseList, purchaseListCodec } from '@yaoji/api-client/wire';
import { invalid } from '#errors/refusal.ts';
import { loadGoods } from '#modules/goods/index.ts';
import type { Handler } from '#operation.ts';
import { fillRows } from './fill-rows.ts';
import { matchRows } from './match/match-rows.ts';
import type { ListLine } from './read/list-line.ts';
import { readFile } from './read/read-file.ts';
import { readText } from './read/read-text.ts';
import { readWanted } from './read/read-wanted.ts';
import { restFile } from './rest-file.ts';

const mostRows = 2000;

/** Finds the goods that a purchase list means (K2). Every row comes back; nothing is put into the cart. */
export const matchPurchaseList: Handler<'matchPurchaseList'> = async ({ body }, { db, now, signedIn: { buyerId } }) => {
  const lines = await readLines(body);
  const { wanted, columns } = readWanted(lines);
  const decisions = await matchRows(
    db,
    wanted.filter(({ skipped }) => skipped === null),
    buyerId,
  );
  const ids = [...decisions.values()].flatMap(({ matches }) => matches.map(({ goodsId }) => goodsId));
  const rows = fillRows(wanted, decisions, await loadGoods(db, { ids, buyerId, now }));
  const matched = rows.filter(({ status }) => status === 'matched').length;
  const list: PurchaseList = { rows, matched, reported: rows.length - matched, columns, rest: restFile(rows) };
  return purchaseListCodec.write(list);
};

const readLines = async ({ text, file }: { text?: string; file?: Blob }): Promise<ListLine[]> => {
  if (file !== undefined && text?.trim()) throw invalid({ file: '清单文字和文件请二选一' });
  const lines = file === undefined ? readText(text ?? '') : await readFile(file, mostRows);
  const field = file === undefined ? 'text' : 'file';
  if (lines.length === 0)
    throw invalid({ [field]: file === undefined ? '请粘贴采购清单或上传文件' : '文件里没有内容' });
  if (lines.length > mostRows) throw invalid({ [field]: `清单最多${mostRows}行，请分次提交` });
  return lines;
};
