import type { OperationId, operations } from '@yaoji/api-client/desk/contract';
import { draftShipments, mostShipments } from '#modules/orders/logistics/index.ts';
import { type OrderRow, orderById } from '#modules/orders/order/index.ts';
import { readTable } from '#modules/platform/file/index.ts';
import { deliveryNotes } from '#modules/quality/paper/index.ts';
import { FileAnswer } from '#operation.ts';
import type { DeskHandlers } from './operation.ts';

type Calls = Extract<(typeof operations)[OperationId], { path: `/desk/api/shipments/${string}` }>['id'];

const words = {
  tooMany: `一次最多${mostShipments}行，请分批发货`,
  unreadable: '无法读取这个文件，请用CSV或XLSX格式',
};

export const shipmentHandlers = {
  previewShipments: async ({ body: { text = '', carrier = '', orderIds = [] } }, { db, now }) =>
    (await draftShipments(db, { text, carrier: carrier.trim(), orderIds }, now)).map(({ order, no, ...draft }) => ({
      ...draft,
      orderId: order?.id ?? null,
      no: order?.no ?? no ?? '',
      company: order?.company ?? '',
    })),
  readShipmentFile: async ({ body: { file } }) => {
    // The headings are one more row.
    const rows = await readTable(file, mostShipments + 1, words);
    return { text: rows.map(({ cells }) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')).join('\n') };
  },
  printDeliveryNotes: async ({ query: { orderId } }, { db }) => {
    const orders: OrderRow[] = [];
    for (const id of orderId) orders.push(await orderById(db, id));
    return new FileAnswer(await deliveryNotes(db, orders), 'application/pdf', `随货同行单${orders.length}份.pdf`);
  },
} satisfies DeskHandlers<Calls>;
