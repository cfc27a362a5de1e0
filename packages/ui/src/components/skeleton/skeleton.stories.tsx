import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../stories/usage.ts';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: '反馈/Skeleton 占位',
  component: Skeleton,
  parameters: usage('知道内容形状、很快就到的首次加载', '按钮里的等待用 loading；时间长而有进度用 ProgressBar'),
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = { name: '占满一行', args: { height: 120 } };
export const Text: Story = { name: '文字', args: { shape: 'text', width: '60%' } };
export const Circle: Story = { name: '圆形', args: { shape: 'circle', width: 40, height: 40 } };
