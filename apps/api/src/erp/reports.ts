import { Refusal } from '#errors/refusal.ts';
import { codedGoods } from '#modules/integrations/erp-code/index.ts';
import { addReport, requirePdf } from '#modules/quality/paper/index.ts';
import { erpWrite } from './log-write.ts';
import type { ErpHandlers } from './operation.ts';

export const reportHandlers = {
  putReport: ({ params: { code, batchNo }, body: { pdf, issuedOn = null } }, context) => {
    const report = { code, batchNo: batchNo.trim(), issuedOn };
    const add = async (tx: Parameters<typeof addReport>[0]) => {
      const goodsId = (await codedGoods(tx, [code])).get(code);
      if (goodsId === undefined) throw new Refusal('goodsMissing');
      const content = Buffer.from(pdf, 'base64');
      requirePdf(content);
      await addReport(tx, { goodsId, batchNo: report.batchNo }, { content, issuedOn }, context.now);
      return { after: report };
    };
    return erpWrite(context, `report ${code} ${report.batchNo}`, add, async () => report);
  },
} satisfies ErpHandlers<'putReport'>;
