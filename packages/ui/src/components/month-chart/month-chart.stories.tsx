import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { MonthChart } from './month-chart.tsx';

const spendings = [5210, 6480.5, 4300, 7120.36, 8020, 6650, 5980.8, 7340, 9120.55, 8426.5, 10020, 3180.2];
const months = spendings.map((spending, index) => {
  const month = ((index + 10) % 12) + 1;
  return {
    label: `${month}月`,
    name: `${month > 10 ? 2025 : 2026}年${month}月`,
    income: (index % 3 === 0 ? 8000 : index % 3 === 1 ? 6000 : 7500.25).toFixed(2),
    spending: spending.toFixed(2),
  };
});
const meta = {
  title: '账户/MonthChart 收支图',
  component: MonthChart,
  parameters: usage('按月比较收入与支出', '逐笔核对，用 DataTable', '图给眼睛看，表格给键盘和读屏，数字一样。'),
  args: { label: '近 12 个月收支', months },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof MonthChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['图题', '所指月份的收入与支出；没有指时是最近一月', 'figcaption'],
    ['柱', '每月两根，收入与支出', 'figure svg'],
    ['以表格查看', '展开全部数字', 'summary'],
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('figcaption')).toHaveTextContent('2026年10月');
    const slots = canvasElement.querySelectorAll('g > rect:first-child');
    await userEvent.hover(slots[0] as Element);
    await expect(canvasElement.querySelector('figcaption')).toHaveTextContent('2025年11月收入 ¥8,000.00支出 ¥5,210.00');
    await userEvent.click(canvas.getByText('以表格查看'));
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByRole('row', { name: /2026年9月/ })).toHaveTextContent('¥10,020.00');
  },
};
export const OneMonth: Story = { name: '只有一个月', args: { months: months.slice(-1) } };
export const LargeFigures: Story = {
  name: '大金额',
  args: {
    months: months.map((month) => ({
      ...month,
      income: `${month.income.slice(0, -3)}000.00`,
      spending: '12345678.90',
    })),
  },
};
export const Empty: Story = { name: '空', args: { months: [] } };
export const NothingYet: Story = {
  name: '还没有数据',
  args: { months: months.map((month) => ({ ...month, income: '0.00', spending: '0.00' })) },
};
export const Loading: Story = { name: '加载中', args: { loading: true } };
