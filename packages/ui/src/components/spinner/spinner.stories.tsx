import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageLoading, Spinner } from './spinner.tsx';

const meta = { title: 'Feedback/Spinner 加载中', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 40 } };
export const Page: Story = { render: () => <PageLoading /> };
