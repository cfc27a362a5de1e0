import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { otherLines, promotedLines } from '../../stories/cart.ts';
import { SamplePage } from '../../stories/layout.tsx';
import type { CartLineView } from '../components/cart-line/cart-line.tsx';
import {
  Breadcrumb,
  Button,
  Card,
  type DataColumn,
  DataTable,
  DescriptionList,
  DownloadIcon,
  GoodsPicture,
  Link,
  LogisticsTimeline,
  Notice,
  OrderStatusBar,
  Price,
  PriceProof,
  sprinkles,
} from '../index.ts';
import * as css from './order.css.ts';

const meta = { title: '整页/Order 订单详情', parameters: { layout: 'fullscreen', look: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const columns: DataColumn<CartLineView>[] = [
  {
    id: 'goods',
    header: '商品',
    wide: true,
    cell: (line) => (
      <div className={css.goods}>
        <span className={css.picture}>
          <GoodsPicture src={line.picture} alt="" size={48} />
        </span>
        <div>
          <Link href={line.href} tone="default">
            {line.name}
          </Link>
          <div className={css.quiet}>
            {line.spec}　{line.maker}
          </div>
        </div>
      </div>
    ),
  },
  { id: 'batch', header: '批号', width: '120px', priority: 'tablet', cell: (line) => line.batchNo },
  { id: 'expiry', header: '效期', width: '96px', cell: (line) => line.expiry },
  {
    id: 'price',
    header: '单价',
    width: '96px',
    align: 'end',
    cell: (line) => <Price value={line.unitPrice} size="small" tone="ink" weight="regular" />,
  },
  { id: 'quantity', header: '数量', width: '72px', align: 'end', cell: (line) => line.quantity },
  {
    id: 'amount',
    header: '金额',
    width: '112px',
    align: 'end',
    cell: (line) => <Price value={line.amount ?? '0.00'} size="small" tone="ink" />,
  },
];

export const Shipped: Story = {
  render: () => (
    <SamplePage>
      <div className={sprinkles({ display: 'grid', gap: 3, paddingBlock: 2 })}>
        <Breadcrumb
          items={[{ label: '首页', href: '#' }, { label: '我的订单', href: '#order' }, { label: '订单详情' }]}
        />
        <Notice tone="warning" title="《药品经营许可证》25 天后到期" action={<Link href="#zzzj">去更新</Link>}>
          到期后将不能下单。
        </Notice>
        <Card padding="large" title="待收货" note="订单号 20261001000123" aside={<Button>确认收货</Button>}>
          <OrderStatusBar
            current={2}
            steps={[
              { label: '提交订单', time: '10-01 21:36' },
              { label: '付款成功', time: '10-01 21:38' },
              { label: '商品出库', time: '10-02 09:12' },
              { label: '确认收货' },
            ]}
          />
        </Card>
        <Card title="物流跟踪">
          <LogisticsTimeline
            carrier="顺达速运"
            trackingNo="SD2026100100018842"
            onCopy={fn()}
            events={[
              { time: '2026-10-03 07:40', text: '快件到达【成都锦江营业点】' },
              { time: '2026-10-02 23:18', text: '快件离开【成都转运中心】，发往【成都锦江营业点】' },
              { time: '2026-10-02 09:12', text: '仓库已出库，承运商已揽收' },
            ]}
          />
        </Card>
        <Card title="收货与支付">
          <DescriptionList
            columns={3}
            items={[
              { label: '收货人', value: '王敏' },
              { label: '联系电话', value: '138****8000' },
              { label: '配送方式', value: '常温快递' },
              { label: '支付方式', value: '余额支付' },
              { label: '支付时间', value: '2026-10-01 21:38' },
              { label: '发票', value: '增值税专用发票' },
              { label: '收货地址', value: '四川省成都市锦江区总府路 88 号康宁大药房', wide: true },
            ]}
          />
        </Card>
        <Card
          title="商品清单"
          note={`共 ${promotedLines.length + otherLines.length} 种`}
          aside={
            <Button tone="outline" size="small" icon={<DownloadIcon size={14} />}>
              随货资料
            </Button>
          }
        >
          <DataTable
            caption="商品清单"
            columns={columns}
            rows={[...promotedLines, ...otherLines]}
            keyOf={(line) => line.id}
          />
          <div className={sprinkles({ display: 'flex', justifyContent: 'end', paddingBlock: 4 })}>
            <PriceProof
              rows={[
                { label: '商品金额', amount: '1870.00' },
                { label: '满减', amount: '-20.00', note: '满300减20' },
                { label: '阶梯价', amount: '-28.00' },
                { label: '运费', amount: '0.00' },
              ]}
              total={{ label: '实付', amount: '1822.00' }}
            />
          </div>
        </Card>
      </div>
    </SamplePage>
  ),
};
export const Laptop: Story = { ...Shipped, globals: { viewport: { value: 'laptop' } } };
export const Phone: Story = { ...Shipped, globals: { viewport: { value: 'phone' } } };
// Each story is looked at by axe in the dark, too.
const tags = ['!test'];
export const Dark: Story = { ...Shipped, tags, globals: { theme: 'dark' } };
export const PhoneDark: Story = { ...Shipped, tags, globals: { theme: 'dark', viewport: { value: 'phone' } } };
