import { chinaDay } from '@yaoji/domain';
import { drawPdf, drawTable } from '@yaoji/papers';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { batchReport } from '#db/schema/batch-report.ts';
import { addDays } from '../calendar.ts';

type Batch = Record<string, unknown> & {
  goodsId: number;
  name: string;
  maker: string;
  spec: string;
  batchNo: string;
  expiry: string | null;
};

const drawn = 4;

/** Inspection reports for some batches of orders in transit; the others have none. */
export const seedReports = async (tx: Tx, buyerId: number, day: Date) => {
  const { rows } = await tx.execute<Batch>(sql`
    select line.goods_id as "goodsId", line.name, line.maker, line.spec, batch.batch_no as "batchNo", batch.expiry::text
    from orders
    join order_line line on line.order_id = orders.id
    join order_line_batch batch on batch.order_line_id = line.id
    where orders.buyer_id = ${buyerId} and orders.status = 'shipped'
    order by line.id limit ${drawn}`);
  const issuedAt = addDays(day, -90);
  for (const batch of rows) {
    const { goodsId, batchNo } = batch;
    const values = { goodsId, batchNo, name: `药检报告_${batchNo}`, issuedOn: chinaDay(issuedAt) };
    await tx
      .insert(batchReport)
      .values({ ...values, content: await drawReport(batch, issuedAt), createdAt: issuedAt })
      .onConflictDoNothing();
  }
};

const results = [
  ['性状', '应符合规定', '符合规定'],
  ['鉴别', '应符合规定', '符合规定'],
  ['检查', '应符合规定', '符合规定'],
  ['含量测定', '应符合规定', '符合规定'],
];

const drawReport = ({ name, maker, spec, batchNo, expiry }: Batch, madeAt: Date): Promise<Buffer> =>
  drawPdf({ title: `药检报告 ${batchNo}`, madeAt }, (sheet) => {
    const width = sheet.right - sheet.left;
    sheet.y += sheet.write('检验报告书（演示）', sheet.left, sheet.y, { size: 16, align: 'center', width });
    sheet.y += 8;
    for (const text of [
      `品名：${name}`,
      `规格：${spec}`,
      `生产企业：${maker}`,
      `批号：${batchNo}　有效期至：${expiry ?? '—'}`,
      `报告日期：${chinaDay(madeAt)}`,
    ]) {
      sheet.y += sheet.write(text, sheet.left, sheet.y) + 3;
    }
    const column = (title: string, place: number, share: number) => ({
      title,
      share,
      text: (row: string[]) => row[place] ?? '',
    });
    drawTable(sheet, [column('检验项目', 0, 4), column('标准规定', 1, 6), column('检验结果', 2, 4)], results);
    sheet.y += 8;
    sheet.write('结论：本品按标准检验，结果符合规定。', sheet.left, sheet.y);
  });
