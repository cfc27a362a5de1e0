import { batchCounts, receiptResultNames, subtractDecimals } from '@yaoji/domain';
import { type ReceivedCode, type ReceivingRow, receivedCodesTable, writeCsv, writeXlsx } from '@yaoji/papers';
import type { Db } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { drawReceivingRecord } from '#modules/platform/pdf/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { FileAnswer, type Handler, xlsxType } from '#operation.ts';
import { toQuantity } from '#wire-values.ts';
import { loadDelivery, shippedOrder, toReceipt } from './load-delivery.ts';
import { companyOf, entriesOf, findReceiving } from './receiving.repository.ts';

const load = async (db: Db, buyerId: number, id: number) => {
  const order = await shippedOrder(db, buyerId, id);
  const entries = await entriesOf(db, order.id);
  const [first] = entries;
  const [last] = entries.slice(-1);
  if (!first || !last) throw new Refusal('nothingReceived');
  const finished = await findReceiving(db, order.id);
  const { seller } = await readSettings(db, ['seller']);
  const facts = {
    order,
    company: await companyOf(db, buyerId),
    seller,
    inspector: finished?.inspector ?? '',
    isFinished: finished !== null,
    arrivedAt: first.createdAt,
    inspectedAt: finished?.finishedAt ?? last.createdAt,
  };
  return { facts, delivery: await loadDelivery(db, order.id), entries };
};

/** The GSP receiving record, batch by batch (验收记录). */
export const downloadReceivingRecord: Handler<'downloadReceivingRecord'> = async ({ params }, { db, signedIn }) => {
  const { facts, delivery, entries } = await load(db, signedIn.buyerId, params.id);
  const found = entries.map(toReceipt);
  const rows = delivery.lines.flatMap((line) =>
    line.batches.map((batch): ReceivingRow => {
      const { rest } = batchCounts(line.id, batch, found);
      const arrived = batchCounts(
        line.id,
        batch,
        found.filter(({ result }) => result !== 'short'),
      );
      const own = found.filter(
        ({ lineId, batchNo, result }) => lineId === line.id && batchNo === batch.batchNo && result !== 'accepted',
      );
      const differences = own.map(({ result, quantity, note }) =>
        [`${receiptResultNames[result]}${toQuantity(quantity)}${line.unit}`, note].filter(Boolean).join(' '),
      );
      const open = rest === '0' ? [] : [`待验收${rest}${line.unit}`];
      const result = [...differences, ...open].join('；') || '合格';
      const quantity = subtractDecimals(batch.quantity, arrived.rest);
      return { ...line, ...batch, quantity, accepted: arrived.accepted, refused: arrived.different, result };
    }),
  );
  const foreign = entries
    .filter(({ result }) => result === 'foreign')
    .map(({ code, note }) => [code, note].filter(Boolean).join(' '));
  const content = await drawReceivingRecord({ ...facts, rows, foreign });
  return new FileAnswer(content, 'application/pdf', `验收记录${facts.order.no}.pdf`);
};

/** Every accepted box with its code; a case represents those of its boxes that were not found individually. */
export const downloadReceivedCodes: Handler<'downloadReceivedCodes'> = async ({ params, query }, context) => {
  const { facts, delivery, entries } = await load(context.db, context.signedIn.buyerId, params.id);
  const scanned = new Set(entries.map(({ code }) => code));
  const codes = entries.flatMap(({ code, result, orderLineId, batchNo }): ReceivedCode[] => {
    const line = delivery.lines.find(({ id }) => id === orderLineId);
    if (code === null || result !== 'accepted' || !line) return [];
    const expiry = line.batches.find((batch) => batch.batchNo === batchNo)?.expiry ?? null;
    const boxes = delivery.codes.filter((box) => box.caseCode === code && !scanned.has(box.code));
    const all =
      boxes.length > 0 ? boxes : [delivery.codes.find((box) => box.code === code) ?? { code, caseCode: null }];
    return all.map((box) => ({ ...line, batchNo, expiry, code: box.code, caseCode: box.caseCode }));
  });
  if (codes.length === 0) throw new Refusal('nothingScanned');
  const name = `追溯码${facts.order.no}`;
  const table = receivedCodesTable(facts, codes);
  return query.format === 'xlsx'
    ? new FileAnswer(await writeXlsx(table, facts.inspectedAt), xlsxType, `${name}.xlsx`)
    : new FileAnswer(Buffer.from(writeCsv(table)), 'text/csv', `${name}.csv`);
};
