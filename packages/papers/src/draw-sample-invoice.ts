import { addMoney, chinaDay, moneyInWords, subtractMoney } from '@yaoji/domain';
import type { InvoiceLine, Seller } from './facts.ts';
import { type Column, drawTable } from './pdf/draw-table.ts';
import { drawPdf, type Sheet } from './pdf/sheet.ts';

type Party = { title: string; taxNo: string; address: string; phone: string; bank: string; account: string };

/** The head of an invoice; the party is the buyer. */
type Head = Party & { no: string | null; kind: 'normal' | 'special'; issuedAt: Date | null; createdAt: Date };

/** Amounts include tax; those of a red-letter invoice are negative. */
type Body = { lines: InvoiceLine[]; amount: string; tax: string; orderNos: string[]; reversesNo: string | null };

const kinds = { normal: '普通发票', special: '增值税专用发票' };

const columns: Column<InvoiceLine>[] = [
  { title: '项目名称', share: 30, text: ({ name }) => name },
  { title: '规格型号', share: 18, text: ({ spec }) => spec },
  { title: '单位', share: 7, align: 'center', text: ({ unit }) => unit },
  { title: '数量', share: 9, align: 'right', text: ({ quantity }) => quantity },
  { title: '金额', share: 13, align: 'right', text: ({ amount }) => amount },
  { title: '税率', share: 8, align: 'center', text: ({ vatRate }) => `${vatRate}%` },
  { title: '税额', share: 12, align: 'right', text: ({ tax }) => tax },
];

/** An invoice of the demonstration, with 演示 across the page: only the tax platform makes real ones. */
export const drawSampleInvoice = (row: Head, invoice: Body, seller: Seller): Promise<Buffer> =>
  drawPdf({ title: `电子发票 ${row.no}`, madeAt: row.issuedAt ?? row.createdAt }, (sheet) => {
    drawMark(sheet);
    drawHead(sheet, row, invoice);
    drawParties(sheet, row, seller);
    drawTable(sheet, columns, invoice.lines);
    drawSums(sheet, invoice);
  });

const drawMark = ({ doc, left, right, bottom, write }: Sheet) => {
  const centre = { x: (left + right) / 2, y: bottom / 2 };
  doc.save().rotate(-35, { origin: [centre.x, centre.y] });
  write('演示　非真实发票', left, centre.y - 40, {
    size: 60,
    isBold: true,
    colour: '#f0d9d5',
    align: 'center',
    width: right - left,
  });
  doc.restore();
};

const drawHead = (sheet: Sheet, row: Head, { reversesNo }: Body) => {
  const width = sheet.right - sheet.left;
  const title = `电子发票（${kinds[row.kind]}）`;
  sheet.y += sheet.write(title, sheet.left, sheet.y, {
    size: 18,
    isBold: true,
    align: 'center',
    width,
    colour: '#8a2f1d',
  });
  sheet.y += 6;
  const right = { align: 'right', width } as const;
  sheet.y += sheet.write(`发票号码：${row.no}`, sheet.left, sheet.y, right);
  sheet.y += sheet.write(`开票日期：${chinaDay(row.issuedAt ?? row.createdAt)}`, sheet.left, sheet.y, right);
  if (reversesNo) {
    sheet.y += sheet.write(`红字发票，对应蓝字发票号码：${reversesNo}`, sheet.left, sheet.y, {
      ...right,
      colour: '#b3261e',
    });
  }
  sheet.y += 8;
};

const drawParties = (sheet: Sheet, row: Head, { name, ...seller }: Seller) => {
  const half = (sheet.right - sheet.left) / 2;
  const buyerHeight = drawParty(sheet, '购买方', row, sheet.left, half);
  const sellerHeight = drawParty(sheet, '销售方', { ...seller, title: name }, sheet.left + half, half);
  const height = Math.max(buyerHeight, sellerHeight) + 12;
  for (const x of [sheet.left, sheet.left + half]) {
    sheet.doc.lineWidth(0.5).strokeColor('#b9c2bc').rect(x, sheet.y, half, height).stroke();
  }
  sheet.y += height;
};

const drawParty = (sheet: Sheet, who: string, party: Party, x: number, width: number): number => {
  const rows = [
    `${who}名称：${party.title}`,
    `统一社会信用代码/纳税人识别号：${party.taxNo}`,
    ...(party.address || party.phone ? [`地址、电话：${party.address} ${party.phone}`] : []),
    ...(party.bank || party.account ? [`开户行及账号：${party.bank} ${party.account}`] : []),
  ];
  return rows.reduce(
    (height, text) => height + sheet.write(text, x + 8, sheet.y + 6 + height, { size: 8.5, width: width - 16 }),
    0,
  );
};

const drawSums = (sheet: Sheet, { lines, amount, tax, orderNos }: Body) => {
  if (sheet.y + 90 > sheet.bottom) sheet.nextPage();
  const width = sheet.right - sheet.left - 16;
  const write = (text: string, isBold = false) => {
    sheet.y += 6;
    sheet.y += sheet.write(text, sheet.left + 8, sheet.y, { size: 9.5, isBold, width });
  };
  write(`合计　金额 ¥${subtractMoney(amount, tax)}　税额 ¥${addMoney('0', ...lines.map((line) => line.tax))}`);
  write(`价税合计（大写）${moneyInWords(amount)}　（小写）¥${amount}`, true);
  if (orderNos.length > 0) write(`备注　订单号：${orderNos.join('、')}`);
};
