import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../stories/usage.ts';
import { PageLoading, Spinner } from './spinner.tsx';

const meta = {
  parameters: usage('一小块内容正在来，形状还不知道', '知道形状用 Skeleton；按钮自己有 loading'),
  title: '反馈/Spinner 加载中',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Large: Story = { name: '大号', args: { size: 40 } };
export const Page: Story = { name: '整页加载', render: () => <PageLoading /> };
