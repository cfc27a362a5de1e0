import type { Meta, StoryObj } from '@storybook/react-vite';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { PriceProof } from './price-proof.tsx';

const meta = {
  title: '商品/PriceProof 价格明细',
  component: PriceProof,
  parameters: usage('让人核对一行或一单的价格是怎样算出来的', '只给出应付金额，用 Price 或 SettlementBar'),
  args: {
    rows: [
      { label: '原价', amount: '292.00', note: '14.60 × 20' },
      { label: '阶梯价', amount: '-14.00', note: '10件起 ¥13.90' },
      { label: '满减分摊', amount: '-11.31' },
      { label: '优惠券分摊', amount: '-5.07' },
    ],
    total: { label: '实付', amount: '261.62' },
  },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
} satisfies Meta<typeof PriceProof>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['每一步', '名称、规则（note）、加减多少；按扣的先后', 'dt'],
    ['total', '剩下的数，与别处显示的应付一分不差', '[data-total]'],
  ),
};
export const NothingOff: Story = {
  name: '没有优惠',
  args: { rows: [{ label: '原价', amount: '292.00' }], total: { label: '实付', amount: '292.00' } },
};
