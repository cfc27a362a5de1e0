import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../stories/usage.ts';
import { TierProgress } from './tier-progress.tsx';

const meta = {
  title: '购物车/TierProgress 满减进度',
  component: TierProgress,
  parameters: usage('购物车里离下一档满减还差多少', '上传等过程用 ProgressBar'),
  args: { percent: 72, marks: [40, 60, 100], label: '已满 ¥300 减 ¥20，再买 ¥140.00 减 ¥45' },
  decorators: [(Story) => <div style={{ width: 420, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof TierProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const None: Story = { name: '还没开始', args: { percent: 0 } };
export const All: Story = { name: '最高一档', args: { percent: 140 } };
