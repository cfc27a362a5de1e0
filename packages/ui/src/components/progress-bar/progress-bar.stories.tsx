import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: '反馈/ProgressBar 进度条',
  component: ProgressBar,
  parameters: usage('上传、导入等有始有终的过程', '满减进度用 TierProgress；不知道多久用 Spinner'),
  args: { label: '正在上传 营业执照.jpg', percent: 62, figure: true },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '正在上传 营业执照.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
  },
};
export const Unknown: Story = {
  name: '进度未知',
  args: { percent: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
export const Promo: Story = { name: '促销色', args: { tone: 'promo', percent: 80, label: '已抢 80%' } };
export const Failed: Story = { name: '失败', args: { tone: 'danger', percent: 35 } };
export const Beyond: Story = { name: '超过百分之百', args: { percent: 140 } };
