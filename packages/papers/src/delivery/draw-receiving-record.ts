import { chinaDay } from '@yaoji/domain';
import type { Seller } from '../facts.ts';
import { type Column, drawTable } from '../pdf/draw-table.ts';
import { drawPdf } from '../pdf/sheet.ts';
import { drawFacts } from './draw-delivery-note.ts';

/** A delivered batch as the buyer found it. Quantities are decimal texts. */
export type ReceivingRow = {
  name: string;
  dosageForm: string;
  spec: string;
  maker: string;
  unit: string;
  approvalNo: string;
  batchNo: string;
  expiry: string | null;
  /** Units that arrived. */
  quantity: string;
  accepted: string;
  refused: string;
  /** In words. */
  result: string;
};

/** Facts shared by the papers of a receiving inspection. */
export type ReceivingFacts = {
  order: { no: string; shippedAt: Date };
  /** The recipient. */
  company: string;
  seller: Pick<Seller, 'name' | 'licence'>;
  /** Empty until completed. */
  inspector: string;
  /** Time of the first inspected unit. */
  arrivedAt: Date;
  inspectedAt: Date;
};

const columns: Column<ReceivingRow & { place: number }>[] = [
  { title: '序号', share: 5, align: 'center', text: ({ place }) => String(place) },
  { title: '品名', share: 15, text: ({ name }) => name },
  { title: '剂型', share: 7, text: ({ dosageForm }) => dosageForm },
  { title: '规格', share: 10, text: ({ spec }) => spec },
  { title: '生产企业', share: 14, text: ({ maker }) => maker },
  { title: '批准文号', share: 13, text: ({ approvalNo }) => approvalNo },
  { title: '批号', share: 10, text: ({ batchNo }) => batchNo },
  // Printed on the pack, but unknown to the wholesaler: filled in by hand.
  { title: '生产日期', share: 9, text: () => '' },
  { title: '有效期至', share: 10, align: 'center', text: ({ expiry }) => expiry ?? '' },
  { title: '到货数量', share: 8, align: 'right', text: ({ quantity, unit }) => `${quantity}${unit}` },
  { title: '合格数量', share: 8, align: 'right', text: ({ accepted, unit }) => `${accepted}${unit}` },
  { title: '拒收数量', share: 8, align: 'right', text: ({ refused, unit }) => `${refused}${unit}` },
  { title: '验收结果', share: 16, text: ({ result }) => result },
];

type ReceivingRecord = ReceivingFacts & { rows: ReceivingRow[]; foreign: string[]; isFinished: boolean };

/**
 * The record that recipients of medicines store for five years (验收记录, GSP 第八十条、第一百五十六条): supplier, batches, accepted
 * quantities, inspector and time.
 */
export const drawReceivingRecord = (record: ReceivingRecord): Promise<Buffer> => {
  const { order, company, seller, inspector, arrivedAt, inspectedAt, rows, foreign, isFinished } = record;
  return drawPdf({ title: `药品验收记录 ${order.no}`, madeAt: inspectedAt, isLandscape: true }, (sheet) => {
    const width = sheet.right - sheet.left;
    const title = isFinished ? '药品验收记录' : '药品验收记录（验收未完成）';
    sheet.y += sheet.write(title, sheet.left, sheet.y, { size: 18, isBold: true, align: 'center', width });
    sheet.y += 6;
    drawFacts(sheet, [
      [`供货单位：${seller.name}`, `药品经营许可证：${seller.licence}`],
      [`收货单位：${company}`, `随货同行单（订单）号：${order.no}`],
      [
        `发货日期：${chinaDay(order.shippedAt)}　到货日期：${chinaDay(arrivedAt)}`,
        `验收日期：${chinaDay(inspectedAt)}`,
      ],
    ]);
    drawTable(
      sheet,
      columns,
      rows.map((row, index) => ({ ...row, place: index + 1 })),
    );
    sheet.y += 8;
    for (const text of foreign) sheet.y += sheet.write(`非本单商品：${text}`, sheet.left, sheet.y, { width }) + 2;
    sheet.write(`验收员：${inspector}　　　　　　　　复核人：`, sheet.left, sheet.y, { width });
  });
};
