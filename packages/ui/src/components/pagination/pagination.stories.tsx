import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  title: '导航/Pagination 分页',
  component: Pagination,
  parameters: usage('结果有多页，要能记住与分享第几页', '几百行以内连续对照，用 VirtualList'),
  args: { page: 4, pageCount: 27, onChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['上下页', '到头时停用', '[aria-label=上一页]'],
    ['页码', '首、末与当前前后', '[aria-label="第 1 页"]'],
    ['跳页', '页多时才有'],
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '第 4 页' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(args.onChange).toHaveBeenCalledWith(5);
  },
};
export const AsLinks: Story = { name: '链接', args: { hrefOf: (page: number) => `#${page}` } };
export const First: Story = { name: '第一页', args: { page: 1 } };
export const Last: Story = { name: '最后一页', args: { page: 27 } };
export const Compact: Story = { name: '紧凑', args: { compact: true } };
export const CompactEmpty: Story = { name: '紧凑，没有结果', args: { compact: true, page: 1, pageCount: 0 } };
export const ManyPages: Story = { name: '很多页', args: { page: 1200, pageCount: 2420 } };
