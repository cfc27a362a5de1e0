import { type Model, recordOf } from './codec.ts';
import { flag } from './values.ts';

/** A report ⇄ `Schemas['InspectionReport']`. */
export const inspectionReportCodec = recordOf('InspectionReport', {
  id: 'id',
  goodsId: 'goods_id',
  name: 'name',
  spec: 'ypgg',
  maker: 'sccj',
  batchNo: 'pihao',
  /** YYYY-MM-DD. */
  issuedOn: 'issued_on',
  /** PDF address. */
  url: 'url',
  /** The buyer bought from this batch. */
  isBought: ['bought', flag],
});

/** A quality inspection report (药检报告) with its product. */
export interface InspectionReport extends Model<typeof inspectionReportCodec> {}
