import {
  addMoney,
  type CreditEntry,
  type CreditStatement,
  chinaDay,
  creditEntryNames,
  monthName,
  paymentMethodNames,
  subtractMoney,
} from '@yaoji/domain';
import { drawFacts } from './delivery/draw-delivery-note.ts';
import type { Seller } from './facts.ts';
import { type Column, drawTable } from './pdf/draw-table.ts';
import { drawPdf } from './pdf/sheet.ts';
import type { PaperTable } from './write-table.ts';

/** An entry of a statement. */
export type CreditPaperEntry = CreditEntry & {
  at: Date;
  orderNo: string;
  change: string;
  /** Due day of a purchase. */
  dueOn: string | null;
  /** How a repayment came. */
  method: 'bank' | 'balance' | null;
  /** Number of the transfer, the wallet's entry or the return. */
  reference: string | null;
};

/** A buyer's debts on account in a month. */
export type CreditPaper = {
  /** `YYYY-MM`. */
  month: string;
  /** The last day of the month, or today. */
  endsOn: string;
  company: string;
  seller: Pick<Seller, 'name'>;
  /** Account for repayments. */
  bank: { bank: string; name: string; account: string } | null;
  statement: CreditStatement<CreditPaperEntry>;
  /** The part of the closing debt that was overdue. */
  overdue: string;
};

type Row = { day: string; cause: string; more: string; less: string; owed: string; entry?: CreditPaperEntry };

const columns: Column<Row>[] = [
  { title: '日期', share: 9, align: 'center', text: ({ day }) => day },
  { title: '摘要', share: 9, text: ({ cause }) => cause },
  { title: '订单号', share: 14, text: ({ entry }) => entry?.orderNo ?? '' },
  { title: '到期日', share: 9, align: 'center', text: ({ entry }) => entry?.dueOn ?? '' },
  { title: '还款方式', share: 8, text: ({ entry }) => (entry?.method ? paymentMethodNames[entry.method] : '') },
  { title: '凭据号', share: 15, text: ({ entry }) => entry?.reference ?? '' },
  { title: '增加欠款', share: 11, align: 'right', text: ({ more }) => more },
  { title: '减少欠款', share: 11, align: 'right', text: ({ less }) => less },
  { title: '欠款余额', share: 11, align: 'right', text: ({ owed }) => owed },
];

const rowsOf = ({ month, endsOn, statement, overdue }: CreditPaper): Row[] => {
  const { opening, bought, refunded, repaid, closing, entries } = statement;
  return [
    { day: `${month}-01`, cause: '期初欠款', more: '', less: '', owed: opening },
    ...entries.map((entry) => ({
      day: chinaDay(entry.at),
      cause: creditEntryNames[entry.kind],
      more: entry.kind === 'order' ? entry.change : '',
      less: entry.kind === 'order' ? '' : subtractMoney('0', entry.change),
      owed: entry.owed,
      entry,
    })),
    { day: '', cause: '本月合计', more: bought, less: addMoney(refunded, repaid), owed: '' },
    { day: endsOn, cause: '期末欠款', more: '', less: '', owed: closing },
    { day: endsOn, cause: '其中已逾期', more: '', less: '', owed: overdue },
  ];
};

/** The statement for spreadsheets: a row for each entry, between the opening and the closing debt. */
export const creditStatementTable = (paper: CreditPaper): PaperTable => ({
  heads: columns.map(({ title }) => title),
  figures: ['增加欠款', '减少欠款', '欠款余额'],
  rows: rowsOf(paper).map((row) => columns.map(({ text }) => text(row))),
});

/** The statement of account (对账单) that both sides compare with their books. */
export const drawCreditStatement = (paper: CreditPaper, madeAt: Date): Promise<Buffer> => {
  const { month, endsOn, company, seller, bank, statement, overdue } = paper;
  const { opening, bought, refunded, repaid, closing } = statement;
  return drawPdf({ title: `对账单 ${month} ${company}`, madeAt, isLandscape: true, hasPageNumbers: true }, (sheet) => {
    const width = sheet.right - sheet.left;
    sheet.y += sheet.write('账期对账单', sheet.left, sheet.y, { size: 18, isBold: true, align: 'center', width });
    sheet.y += 6;
    drawFacts(sheet, [
      [`供货单位：${seller.name}`, `购货单位：${company}`],
      [`对账期间：${monthName(month)}（${month}-01 至 ${endsOn}）`, `制单日期：${chinaDay(madeAt)}`],
      ...(bank ? [[`还款账户：${bank.name}，${bank.bank}`, `账号：${bank.account}`] satisfies [string, string]] : []),
    ]);
    drawTable(sheet, columns, rowsOf(paper));
    sheet.y += 8;
    sheet.flow(
      `期初欠款¥${opening}＋购货¥${bought}－冲减¥${refunded}－还款¥${repaid}＝期末欠款¥${closing}，其中已逾期¥${overdue}。`,
      { isBold: true },
    );
    sheet.y += 8;
    sheet.flow('以上账目请核对，确认无误后请盖章回传。');
    sheet.y += 16;
    sheet.flow('供货单位（盖章）：　　　　　　　　　　　　　　　　　　　　购货单位（盖章）：');
  });
};
