import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { categories } from '../../../stories/layout.ts';
import { usage } from '../../../stories/usage.ts';
import { CategoryMenu } from './category-menu.tsx';

const meta = {
  title: '导航/CategoryMenu 分类菜单',
  component: CategoryMenu,
  parameters: {
    ...usage('首页和列表页进入全部分类', '一页之内的导航用 SideMenu；手机上用底栏的分类'),
    layout: 'fullscreen',
  },
  args: { items: categories },
  decorators: [(Story) => <div style={{ minHeight: 420, padding: 12 }}>{Story()}</div>],
} satisfies Meta<typeof CategoryMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const AlwaysOpen: Story = {
  name: '[S10] 显示前 7 项',
  parameters: anatomy(
    ['按钮', '「全部商品分类」；首页上常开，没有按钮', 'button'],
    ['一级', '七项；图标可省', 'li'],
    ['二级', '在旁边展开'],
  ),
  args: { open: 'below' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.queryByText('消毒用品')).toBeNull();
  },
};
export const ByHover: Story = {
  name: '悬停展开',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: '全部商品分类' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: '中成药' })).toBeVisible());
    await userEvent.unhover(canvas.getByRole('button', { name: '全部商品分类' }));
    await expect(canvas.queryByRole('link', { name: '中成药' })).toBeNull();
  },
};
export const ByKeyboard: Story = {
  name: '键盘操作',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: '中成药' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '抗感染' }).closest('[data-flyout]')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('link', { name: '化学药' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: '全部商品分类' })).toHaveAttribute('aria-expanded', 'false');
  },
};
export const TwoLevels: Story = {
  name: '两级',
  args: {
    open: 'below',
    items: [{ id: 'western', name: '西药', href: '#', children: categories.slice(0, 5) }, ...categories.slice(0, 3)],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: '西药' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: '血压计' })).toBeVisible());
  },
};
export const Still: Story = { name: '始终展开', args: { open: 'still' } };
