import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';
import { flag } from './values.ts';

/** A quality inspection report (药检报告) with its product. */
export interface InspectionReport {
  id: number;
  goodsId: number;
  name: string;
  spec: string | null;
  maker: string | null;
  batchNo: string;
  /** YYYY-MM-DD. */
  issuedOn: string | null;
  /** PDF address. */
  url: string;
  /** The buyer bought from this batch. */
  isBought: boolean;
}

/** A report ⇄ `Schemas['InspectionReport']`. */
export const inspectionReportCodec = record<Schemas['InspectionReport'], InspectionReport>({
  id: 'id',
  goodsId: 'goods_id',
  name: 'name',
  spec: 'ypgg',
  maker: 'sccj',
  batchNo: 'pihao',
  issuedOn: 'issued_on',
  url: 'url',
  isBought: ['bought', flag],
});
