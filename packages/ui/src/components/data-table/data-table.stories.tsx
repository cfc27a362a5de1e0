import type { Meta, StoryObj } from '@storybook/react-vite';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { Price } from '../price/price.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';

type Entry = { id: string; at: string; kind: string; amount: string; balance: string };

const columns: DataColumn<Entry>[] = [
  { id: 'at', header: '时间', width: '180px', cell: (entry) => entry.at },
  { id: 'kind', header: '类型', cell: (entry) => entry.kind, wide: true },
  {
    id: 'amount',
    header: '金额',
    align: 'end',
    cell: (entry) => <Price value={entry.amount} size="small" tone="ink" />,
  },
  {
    id: 'balance',
    header: '余额',
    align: 'end',
    priority: 'tablet',
    cell: (entry) => <Price value={entry.balance} size="small" tone="ink" />,
  },
];
const rows: Entry[] = Array.from({ length: 8 }, (_, index) => ({
  id: String(index),
  at: `2026-10-0${index + 1} 10:2${index}`,
  kind: index % 2 ? '订单支付 20261001000123' : '充值',
  amount: index % 2 ? '-256.00' : '1000.00',
  balance: '8426.50',
}));

const meta = {
  title: '内容/DataTable 数据表',
  component: DataTable<Entry>,
  parameters: {
    ...usage(
      '要逐列比较的多行数据：流水、积分、求购、经营范围',
      '商品下单用 GoodsTable；一条记录的名与值用 DescriptionList',
    ),
    look: true,
  },
  args: { caption: '余额明细', columns, rows, keyOf: (entry: Entry) => entry.id },
} satisfies Meta<typeof DataTable<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['表头', '`scope="col"`', 'thead'],
    ['行', '首列是行的名字', 'tbody tr'],
    ['空与加载', '表头不动，行换成骨架或一句话'],
  ),
};
export const WithFoot: Story = { name: '带合计', args: { footer: '本页收入 ¥4,000.00，支出 ¥1,024.00' } };
export const Loading: Story = { name: '加载中', args: { loadingRows: 5 } };
export const Dense: Story = { name: '密排', args: { dense: true } };
export const Sorted: Story = {
  name: '可排序',
  args: {
    columns: columns.map((column, index) => ({
      ...column,
      sort: { direction: index === 0 ? 'descending' : null, onSort: () => {} },
    })),
  },
};
export const Empty: Story = {
  name: '空',
  args: { rows: [], empty: <EmptyState title="没有记录" picture="order" compact /> },
};
