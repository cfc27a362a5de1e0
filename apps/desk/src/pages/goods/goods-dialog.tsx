import { newKey } from '@yaoji/api-client';
import { operations, titles } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Button, DescriptionList, Dialog, formatMoney } from '@yaoji/ui';
import { useState } from 'react';
import { type Action, Actions, action, WriteButton } from '#pages/parts/actions.tsx';
import { titled } from '#pages/parts/fields.tsx';
import { FieldsDialog } from '#pages/parts/fields-form.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Rows } from '#pages/parts/rows.tsx';
import { useMay } from '#shared/session/operator.ts';
import { GoodsPictures } from './goods-pictures.tsx';
import { EditGoods } from './goods-profile.tsx';
import { SaleTermsForm } from './goods-terms.tsx';
import { GoodsTiers } from './goods-tiers.tsx';
import { GoodsVideo } from './goods-video.tsx';
import { marginText } from './price-effects.tsx';
import type { Goods } from './use-edits.ts';

const floorAction = ({ id, version, ownFloor }: Goods, onDone: () => void) =>
  action(operations.changeGoods, {
    label: '修改最低售价',
    source: { ownFloor: ownFloor ?? '' },
    fields: titled(titles.GoodsChange, [
      { name: 'ownFloor', type: 'figure', hint: '更低的价格须另一位有审批权限的同事同意；留空：只看进价' },
    ]),
    inputOf: ({ ownFloor: floor }) => ({ body: { rows: [{ id, version, ownFloor: floor || '0' }] } }),
    done: '最低售价已保存',
    onDone,
  });

const stockReasons = ['采购入库', '盘盈', '盘亏', '报损', '其他'] as const;

const stockAction = ({ id, name }: Goods): Action => ({
  label: '入库与调整',
  operation: operations.bookStock,
  dialog: (onClose) => <BookStock id={id} name={name} onClose={onClose} />,
});

/** Keeps the key with which it opened, so that sending it again books nothing. */
function BookStock({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const [key] = useState(newKey);
  return (
    <FieldsDialog
      title={`入库与调整：${name}`}
      actionLabel="入库与调整"
      operation={operations.bookStock}
      source={{ batchNo: '', expiry: '', change: '', reason: stockReasons[0] as string }}
      fields={[
        { name: 'batchNo', hint: '采购入库必填' },
        { name: 'expiry', type: 'date', hint: '没有有效期的留空' },
        { name: 'change', required: true, hint: '入库填正数，出库填负数；订单占用的不能出库' },
        { name: 'reason', options: stockReasons.map((reason) => [reason, reason] as const) },
      ]}
      inputOf={({ batchNo, expiry, change, reason }) => ({
        params: { id },
        body: { ...(batchNo && { batchNo }), ...(expiry && { expiry }), change, reason, key },
      })}
      done="库存已更新"
      onClose={onClose}
    />
  );
}

/** One product: planned and past prices, and its batches in stock. */
export function GoodsDialog({ goods, onClose }: { goods: Goods; onClose: () => void }) {
  const may = useMay();
  const input = { params: { id: goods.id } };
  return (
    <Dialog open size="medium" title={goods.name} onClose={onClose}>
      <div className={css.stack}>
        <DescriptionList
          blank="—"
          items={[
            { label: '规格', value: goods.spec },
            { label: '厂家', value: goods.maker },
            { label: '批准文号', value: goods.approvalNo },
            { label: '经营类别', value: goods.scope },
            ...(goods.ownFloor === undefined
              ? []
              : [{ label: '最低售价', value: goods.ownFloor && formatMoney(goods.ownFloor) }]),
            ...(goods.cost ? [{ label: '毛利', value: marginText(goods.price, goods.cost) }] : []),
          ]}
        />
        {goods.nextPrice && (
          <div className={css.buttons}>
            <span>
              {formatMinute(goods.nextPrice.startsAt)} 起{' '}
              <span className={css.money}>{formatMoney(goods.nextPrice.price)}</span>
            </span>
            <WriteButton
              size="small"
              label="撤回"
              operation={operations.cancelPlannedPrice}
              input={input}
              done="已撤回定时调价"
              onDone={onClose}
            />
          </div>
        )}
        <div className={css.buttons}>
          <EditGoods id={goods.id} onSaved={onClose} />
          <Actions actions={[floorAction(goods, onClose), stockAction(goods)]} size="small" />
        </div>
        {may(operations.getGoodsTerms) && <Terms goods={goods} />}
        {may(operations.listBatches) && (
          <Loaded read={operations.listBatches} input={input}>
            {(list) => (
              <Rows
                label="在库批次"
                heads={['批号', '有效期', '数量']}
                rows={list.map(({ batchNo, expiry, quantity }) => [
                  batchNo,
                  expiry ?? '无效期',
                  `${quantity}${goods.unit}`,
                ])}
              />
            )}
          </Loaded>
        )}
        {may(operations.listPrices) && (
          <Loaded read={operations.listPrices} input={input}>
            {(list) => (
              <Rows
                label="调价记录"
                heads={['时间', '原价', '新价']}
                rows={list.map(({ before, after, createdAt }) => [
                  formatMinute(createdAt),
                  priceText(before),
                  priceText(after),
                ])}
              />
            )}
          </Loaded>
        )}
      </div>
    </Dialog>
  );
}

const priceText = (price: string | null) => (price === null ? '无报价' : formatMoney(price));

/** Pictures, video and tiers, and which buyers and regions may buy. */
function Terms({ goods: { id } }: { goods: Goods }) {
  const mayChange = useMay()(operations.changeGoodsTerms);
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Loaded read={operations.getGoodsTerms} input={{ params: { id } }}>
      {(found) => (
        <>
          <GoodsPictures id={id} pictures={found.pictures} />
          <GoodsVideo id={id} video={found.video} />
          <GoodsTiers tiers={found.tiers} />
          {isEditing ? (
            <SaleTermsForm id={id} terms={found} onDone={() => setIsEditing(false)} />
          ) : (
            <div className={css.buttons}>
              <span>
                {found.isControlled === 1 ? `控销：${found.buyers.length} 位客户可买` : '所有客户可买'} ·{' '}
                {found.regions.map(({ name, isExcluded }) => `${isExcluded ? '不销往' : '只销往'}${name}`).join('、') ||
                  '全国可售'}
              </span>
              {mayChange && (
                <Button size="small" tone="outline" onClick={() => setIsEditing(true)}>
                  修改销售范围
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
