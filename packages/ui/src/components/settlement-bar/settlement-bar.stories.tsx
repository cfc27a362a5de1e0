import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { SettlementBar } from './settlement-bar.tsx';

const meta = {
  title: '购物车/SettlementBar 结算栏',
  component: SettlementBar,
  parameters: {
    ...usage('购物车与确认订单页底部：合计、优惠与下一步', '抽屉里的合计用 CartDrawerFoot'),
    layout: 'fullscreen',
    look: true,
  },
  args: {
    selectAll: { checked: true, indeterminate: false, onChange: fn() },
    tools: [
      { label: '删除所选', onClick: fn() },
      { label: '移入收藏', onClick: fn(), disabled: true },
    ],
    summary: <span>已选 5 种</span>,
    total: '1822.00',
    breakdown: [
      { label: '商品金额', amount: '1870.00' },
      { label: '满减', amount: '-20.00', note: '满300减20' },
      { label: '阶梯价', amount: '-28.00' },
    ],
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div>
        <div style={{ height: 900 }} />
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof SettlementBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['全选与删除', '左', 'label'],
    ['合计', '已选几种、应付、已优惠；最醒目', '[aria-live]'],
    ['提醒', '还差多少；可省'],
    ['去结算', '不能时说原因', '[aria-label=结算] > div > div > button'],
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.hover(canvas.getByRole('button', { name: '明细' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '金额明细' })).toHaveTextContent('满300减20'));
    await userEvent.click(canvas.getByRole('button', { name: '去结算' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Submitting: Story = { name: '正在提交', args: { submitting: true, submitLabel: '提交订单' } };
export const Disabled: Story = {
  name: '禁用',
  args: { total: '0.00', disabledReason: '请先选择商品', breakdown: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '去结算' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
const onCopy = fn();
export const RefusedTool: Story = {
  name: '工具说明原因',
  tags: ['behaviour'],
  parameters: { look: false },
  args: { tools: [{ label: '复制到门店', onClick: onCopy, disabledReason: '仅限企业负责人操作' }] },
  play: async ({ canvas, userEvent }) => {
    onCopy.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '复制到门店' }));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('仅限企业负责人操作'));
    await expect(onCopy).not.toHaveBeenCalled();
  },
};
export const LargestTotal: Story = { name: '金额最长', args: { total: '12345678.90' } };
