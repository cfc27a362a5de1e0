import type { PaperLine, Seller } from './facts.ts';
import { type Column, drawTable } from './pdf/draw-table.ts';
import { drawPdf } from './pdf/sheet.ts';

/** The seller's details, for a buyer's supplier file (企业首营资料). */
export const drawSellerPaper = (seller: Seller, madeAt: Date): Promise<Buffer> =>
  drawPdf({ title: '供货企业基本信息', madeAt }, (sheet) => {
    const width = sheet.right - sheet.left;
    sheet.y += sheet.write('供货企业基本信息', sheet.left, sheet.y, { size: 18, isBold: true, align: 'center', width });
    sheet.y += 10;
    const rows = [
      ['企业名称', seller.name],
      ['统一社会信用代码', seller.taxNo],
      ['药品经营许可证号', seller.licence],
      ['注册地址', seller.address],
      ['联系电话', seller.phone],
      ['开户银行', seller.bank],
      ['银行账号', seller.account],
    ];
    const columns: Column<string[]>[] = [
      { title: '项目', share: 3, text: ([name = '']) => name },
      { title: '内容', share: 9, text: ([, value = '']) => value || '—' },
    ];
    drawTable(sheet, columns, rows);
  });

const goodsColumns: Column<PaperLine>[] = [
  { title: '品名', share: 8, text: ({ name }) => name },
  { title: '规格', share: 6, text: ({ spec }) => spec },
  { title: '生产企业', share: 8, text: ({ maker }) => maker },
  { title: '批准文号', share: 6, text: ({ approvalNo }) => approvalNo },
  { title: '单位', share: 2, align: 'center', text: ({ unit }) => unit },
];

/** The products of a delivery, each once, for a buyer's product file (品种首营资料). */
export const drawGoodsPaper = (lines: readonly PaperLine[], madeAt: Date): Promise<Buffer> =>
  drawPdf({ title: '供货品种目录', madeAt }, (sheet) => {
    const width = sheet.right - sheet.left;
    sheet.y += sheet.write('供货品种目录', sheet.left, sheet.y, { size: 18, isBold: true, align: 'center', width });
    sheet.y += 10;
    const once = [...new Map(lines.map((line) => [line.goodsId, line])).values()];
    drawTable(sheet, goodsColumns, once);
  });
