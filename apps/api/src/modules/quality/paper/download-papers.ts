import type { OrderLine } from '@yaoji/api-client/wire';
import {
  type DeliveryRow,
  deliveryRows,
  fileName,
  type ManifestRow,
  writeContents,
  writeManifest,
  writeTraceCodes,
  type ZipEntry,
  zipFiles,
} from '@yaoji/papers';
import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { invoiceEntries, invoiceOfOrder } from '#modules/money/invoice/index.ts';
import { findOrder, linesOf, loadLines, type OrderRow, sentBatches } from '#modules/orders/order/index.ts';
import { shippedCodes } from '#modules/orders/trace/index.ts';
import { drawGoodsPaper, drawSellerPaper } from '#modules/platform/pdf/index.ts';
import { readSettings, type Settings } from '#modules/platform/setting/index.ts';
import { FileAnswer, type Handler } from '#operation.ts';
import { deliveryNotes } from './delivery-note.ts';
import { reportsOf, sellerPapers } from './report.repository.ts';

/** All papers of a delivery in one ZIP, with a manifest that names each line and batch, and missing papers (K7). */
export const downloadPapers: Handler<'downloadPapers'> = async ({ params }, { db, signedIn: { buyerId } }) => {
  const order = await findOrder(db, buyerId, params.id);
  if (!order.shippedAt) throw new Refusal('papersNotYet');
  const own = await linesOf(db, [order.id]);
  const ids = own.map(({ id }) => id);
  const lines = await loadLines(db, own, await sentBatches(db, ids));
  const { seller } = await readSettings(db, ['seller']);
  const codes = await shippedCodes(db, order.id);
  const rows = deliveryRows(lines);
  const reports = await batchReports(db, rows);
  const files = [
    { name: '随货同行单.pdf', content: await deliveryNotes(db, [order]) },
    ...reports.files,
    ...(await firstPapers(db, lines, seller, order.shippedAt)),
    ...(await invoiceOf(db, order)),
    ...(codes.length > 0 ? [{ name: '追溯码.csv', content: writeTraceCodes(codes) }] : []),
  ];
  const names = files.map(({ name }) => name);
  const manifest = [
    { name: 'manifest.csv', content: writeManifest(reports.rows) },
    { name: '目录.txt', content: writeContents(order.no, names, reports.rows) },
  ];
  const content = await zipFiles([...manifest, ...files], order.shippedAt);
  return new FileAnswer(content, 'application/zip', `随货资料${order.no}.zip`);
};

/** The reports of delivered batches, each once, and the report of each row. */
const batchReports = async (db: Db, rows: DeliveryRow[]) => {
  const known = await reportsOf(db, [...new Set(rows.map(({ line }) => line.goodsId))]);
  const files = new Map<string, ZipEntry>();
  const named = rows.map((row): ManifestRow => {
    const found = known.find(({ goodsId, batchNo }) => goodsId === row.line.goodsId && batchNo === row.batchNo);
    if (!found) return { ...row, report: null };
    const name = `药检报告/${fileName(`${row.line.name}_${row.batchNo}`)}_${row.line.goodsId}.pdf`;
    files.set(name, { name, content: found.content });
    return { ...row, report: name };
  });
  return { rows: named, files: [...files.values()] };
};

const firstPapers = async (
  db: Db,
  lines: OrderLine[],
  seller: Settings['seller'],
  madeAt: Date,
): Promise<ZipEntry[]> => [
  { name: '首营资料/供货企业基本信息.pdf', content: await drawSellerPaper(seller, madeAt) },
  { name: '首营资料/供货品种目录.pdf', content: await drawGoodsPaper(lines, madeAt) },
  ...(await sellerPapers(db)).map(({ name, content }) => ({ name: `首营资料/${name}`, content })),
];

const invoiceOf = async (db: Db, order: OrderRow): Promise<ZipEntry[]> => {
  const row = await invoiceOfOrder(db, order.id);
  return row ? invoiceEntries(db, row) : [];
};
