import type { GoodsDetail } from '@yaoji/api-client/wire';
import { Card } from '@yaoji/ui';
import * as css from './goods-detail.css.ts';

/** The product's record, as buyers check it on receipt. */
export function GoodsRecord({ detail }: { detail: GoodsDetail }) {
  const { goods, barcode, isPrescription, approvalHolder, storage, vatRate } = detail;
  const entries = [
    ['通用名', goods.commonName],
    ['生产厂家', goods.maker],
    ['规格', goods.spec],
    ['剂型', goods.dosageForm],
    ['批准文号', goods.approvalNo],
    ['处方类别', isPrescription && '处方药'],
    ['上市许可持有人', approvalHolder],
    ['产地', goods.origin],
    ['执行标准', goods.productionStandard],
    ['国家药品编码', goods.nationalCode],
    ['条形码', barcode],
    ['经营范围', goods.scope],
    ['贮藏', storage],
    ['增值税率', vatRate && `${vatRate}%`],
  ].filter((entry): entry is [string, string] => Boolean(entry[1]));
  return (
    <Card title="商品信息">
      <dl className={css.record}>
        {entries.map(([name, value]) => (
          <div key={name} className={css.recordEntry}>
            <dt className={css.quiet}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
