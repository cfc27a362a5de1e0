import { inspectionReportCodec, pageOf } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { findReports } from './report.repository.ts';
import { reportUrl } from './serve-reports.ts';

const pageCodec = pageOf(inspectionReportCodec);

export const listReports: Handler<'listReports'> = async ({ query }, { db, signedIn: { buyerId } }) => {
  const { keywords = '', page = 1, per_page: perPage = 20 } = query;
  const rows = await findReports(db, buyerId, keywords.trim(), { page, perPage });
  const list = rows.map((row) => ({
    id: Number(row.id),
    goodsId: Number(row.goods_id),
    name: row.name,
    spec: row.spec || null,
    maker: row.maker || null,
    batchNo: row.batch_no,
    issuedOn: row.issued_on,
    url: reportUrl(Number(row.id)),
    isBought: row.is_bought,
  }));
  return pageCodec.write({ list, total: rows[0]?.total ?? 0, page, perPage });
};
