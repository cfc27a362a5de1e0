import { chinaDay, moneyInWords } from '@yaoji/domain';
import { drawFacts } from './delivery/draw-delivery-note.ts';
import type { Seller } from './facts.ts';
import { type Column, drawTable } from './pdf/draw-table.ts';
import { drawPdf } from './pdf/sheet.ts';

/** An order line that counts for a rebate. */
export type RebatePaperLine = {
  orderNo: string;
  paidAt: Date;
  name: string;
  spec: string;
  quantity: string;
  paid: string;
  returned: string;
  counted: string;
};

/** A booked rebate. */
export type RebatePaper = {
  id: number;
  title: string;
  /** In words. */
  period: string;
  company: string;
  seller: Pick<Seller, 'name'>;
  createdAt: Date;
  counted: string;
  rate: string;
  due: string;
  carried: string;
  amount: string;
  lines: RebatePaperLine[];
};

const columns: Column<RebatePaperLine>[] = [
  { title: '付款日期', share: 10, align: 'center', text: ({ paidAt }) => chinaDay(paidAt) },
  { title: '订单号', share: 15, text: ({ orderNo }) => orderNo },
  { title: '商品', share: 20, text: ({ name }) => name },
  { title: '规格', share: 15, text: ({ spec }) => spec },
  { title: '数量', share: 7, align: 'right', text: ({ quantity }) => quantity },
  { title: '实付', share: 11, align: 'right', text: ({ paid }) => paid },
  { title: '退款', share: 10, align: 'right', text: ({ returned }) => returned },
  { title: '计入', share: 12, align: 'right', text: ({ counted }) => counted },
];

/** The credit note (返利单) of a rebate, with the order lines that prove it. */
export const drawRebateNote = (paper: RebatePaper, madeAt: Date): Promise<Buffer> => {
  const { id, title, period, company, seller, createdAt, counted, rate, due, carried, amount, lines } = paper;
  return drawPdf({ title: `返利单 ${id} ${company}`, madeAt, isLandscape: true, hasPageNumbers: true }, (sheet) => {
    const width = sheet.right - sheet.left;
    sheet.y += sheet.write('返利单', sheet.left, sheet.y, { size: 18, isBold: true, align: 'center', width });
    sheet.y += 6;
    drawFacts(sheet, [
      [`供货单位：${seller.name}`, `购货单位：${company}`],
      [`返利：${title}`, `期间：${period}`],
      [`单号：${id}`, `入账日期：${chinaDay(createdAt)}`],
    ]);
    drawTable(sheet, columns, lines);
    sheet.y += 8;
    sheet.flow(`计入¥${counted}×${rate}%＝本期返利¥${due}；以前期间差额¥${carried}。`);
    sheet.flow(`入账到余额：¥${amount}（${moneyInWords(amount)}）`, { isBold: true });
    sheet.y += 8;
    sheet.flow(
      '计入：按优惠后实付，不含运费，减去退款；账期订单还清后计入。本期返利不足以抵减以前期间差额时，余下的在以后期间抵减。',
    );
  });
};
