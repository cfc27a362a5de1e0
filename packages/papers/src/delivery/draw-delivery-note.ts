import { chinaDay } from '@yaoji/domain';
import type { Seller } from '../facts.ts';
import { type Column, drawTable } from '../pdf/draw-table.ts';
import { drawPdf, type Sheet } from '../pdf/sheet.ts';
import type { DeliveryRow } from './delivery-rows.ts';

const columns: Column<DeliveryRow>[] = [
  { title: '序号', share: 5, align: 'center', text: ({ place }) => String(place) },
  { title: '品名', share: 20, text: ({ line }) => line.name },
  { title: '规格', share: 14, text: ({ line }) => line.spec },
  { title: '生产企业', share: 18, text: ({ line }) => line.maker },
  { title: '批准文号', share: 13, text: ({ line }) => line.approvalNo },
  { title: '批号', share: 10, text: ({ batchNo }) => batchNo },
  { title: '有效期至', share: 10, align: 'center', text: ({ expiry }) => expiry ?? '' },
  { title: '数量', share: 8, align: 'right', text: ({ quantity, line }) => `${quantity}${line.unit}` },
  { title: '单价', share: 8, align: 'right', text: ({ line }) => line.unitPrice },
];

const codeColumn: Column<DeliveryRow> = {
  title: '追溯码',
  share: 7,
  align: 'right',
  text: ({ codeCount }) => (codeCount > 0 ? `${codeCount}个` : ''),
};

const papersColumn: Column<DeliveryRow> = {
  title: '首营资料',
  share: 8,
  align: 'center',
  text: ({ line }) => (line.needsPapers ? '随货' : ''),
};

export type Delivery = {
  order: {
    no: string;
    createdAt: Date;
    shippedAt: Date | null;
    remark: string;
    /** People of the buyer's company; empty: the account itself, and no approval. */
    orderedBy: string;
    approvedBy: string;
    needsSellerPapers: boolean;
    address: { region: string; detail: string; receiver: string; phone: string };
  };
  /** The recipient. */
  company: string;
  rows: DeliveryRow[];
  seller: Pick<Seller, 'name' | 'licence'>;
};

/** The notes that accompany deliveries (随货同行单): sender, recipient and contents, batch by batch; each on its own pages. */
export const drawDeliveryNotes = (deliveries: readonly Delivery[]): Promise<Buffer> => {
  const [first] = deliveries;
  if (!first) throw new Error('There is no delivery to draw.');
  const { order } = first;
  const title = deliveries.length > 1 ? `随货同行单 ${deliveries.length}份` : `随货同行单 ${order.no}`;
  return drawPdf({ title, madeAt: order.shippedAt ?? order.createdAt, isLandscape: true }, (sheet) => {
    deliveries.forEach((delivery, index) => {
      if (index > 0) sheet.nextPage();
      drawNote(sheet, delivery);
    });
  });
};

const drawNote = (sheet: Sheet, { order, company, rows, seller }: Delivery) => {
  const width = sheet.right - sheet.left;
  sheet.y += sheet.write('随货同行单', sheet.left, sheet.y, { size: 18, isBold: true, align: 'center', width });
  sheet.y += 6;
  drawFacts(sheet, [
    [`供货单位：${seller.name}`, `药品经营许可证：${seller.licence}`],
    [`收货单位：${company}`, `订单号：${order.no}`],
    [
      `收货地址：${order.address.region}${order.address.detail}`,
      `收货人：${order.address.receiver} ${order.address.phone}`,
    ],
    [`发货日期：${chinaDay(order.shippedAt ?? order.createdAt)}`, `备注：${order.remark}`],
    ...(order.orderedBy || order.approvedBy
      ? [[`下单人：${order.orderedBy}`, `审批人：${order.approvedBy}`] as const]
      : []),
    ...(order.needsSellerPapers ? [['随货首营资料：供货企业资料', ''] as const] : []),
  ]);
  const hasCodes = rows.some(({ codeCount }) => codeCount > 0);
  const needsPapers = rows.some(({ line }) => line.needsPapers);
  drawTable(sheet, [...columns, ...(needsPapers ? [papersColumn] : []), ...(hasCodes ? [codeColumn] : [])], rows);
  sheet.y += 8;
  sheet.write(
    '发货人：　　　　　　　　复核人：　　　　　　　　收货人：　　　　　　　　验收日期：',
    sheet.left,
    sheet.y,
  );
};

export const drawFacts = (sheet: Sheet, facts: (readonly [string, string])[]) => {
  const half = (sheet.right - sheet.left) / 2;
  for (const [left, right] of facts) {
    const one = sheet.write(left, sheet.left, sheet.y, { width: half - 8 });
    const other = sheet.write(right, sheet.left + half, sheet.y, { width: half });
    sheet.y += Math.max(one, other) + 2;
  }
  sheet.y += 6;
};
