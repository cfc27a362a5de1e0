import { type OperationData, operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { Card, Link, StatusTag } from '@yaoji/ui';
import * as css from '#pages/parts/page.css.ts';
import { CardTable } from '#pages/parts/rows.tsx';
import { useRead } from '#shared/api/use-read.ts';

type Step = OperationData<'listFirstSteps'>[number];

/** Each step with its label and page. */
const steps: Record<Step['kind'], { label: string; hint: string; href: string }> = {
  settings: { label: '卖方资料', hint: '印在发票与随货同行单上', href: deskHref('settings') },
  site: { label: '商城名称、标志与客服', hint: '每一页的页头与页脚', href: deskHref('settings') },
  bank: { label: '收款账户', hint: '买家转账时看到', href: deskHref('settings') },
  delivery: {
    label: '配送与运费',
    hint: '包邮金额、运费与配送说明；各地不同的加配送规则',
    href: deskHref('settings'),
  },
  agreement: {
    label: '用户协议、隐私政策与帮助',
    hint: '已有草稿：核对、补全后公开',
    href: deskHref('articles'),
  },
  contract: { label: '电子合同', hint: '读过正文，改好后保存', href: deskHref('settings') },
  goods: { label: '上架商品', hint: '下载样表填写后导入，有价格与库存', href: deskHref('priceLists') },
  banners: { label: '首页横幅或楼层', hint: '首页最先看到的', href: deskHref('banners') },
  activities: { label: '第一个促销活动', hint: '如满300减20', href: deskHref('newActivity') },
  coupons: { label: '第一张优惠券', hint: '买家在领券中心领取', href: deskHref('coupons') },
  buyers: {
    label: '通过第一家客户',
    hint: '客户在商城注册、上传资质后，在这里审核',
    href: deskHref('buyers', {}, { status: 'pending' }),
  },
  orders: { label: '第一笔订单', hint: '客户下单后出现在订单中', href: deskHref('orders') },
  shipments: { label: '第一次发货', hint: '确认到账后发货', href: deskHref('orders', {}, { status: 'paid' }) },
};

/** Steps from an empty shop to its first order; hidden when all are done. */
export function FirstSteps() {
  const { data = [] } = useRead(operations.listFirstSteps, {});
  const done = data.filter(({ isDone }) => isDone).length;
  if (done === data.length) return null;
  return (
    <div className={css.bar}>
      <Card title="开店步骤" note={`已完成 ${done} / ${data.length}`}>
        <CardTable
          label="开店步骤"
          heads={['步骤', '说明', '状态']}
          figures={['状态']}
          rows={data.map(({ kind, isDone }, index) => ({
            key: kind,
            cells: [
              <>
                {index + 1}. <Link href={steps[kind].href}>{steps[kind].label}</Link>
              </>,
              <span className={css.muted}>{steps[kind].hint}</span>,
              <StatusTag tone={isDone ? 'success' : 'neutral'}>{isDone ? '已完成' : '待完成'}</StatusTag>,
            ],
          }))}
        />
      </Card>
    </div>
  );
}
