import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { categories, navigation } from '../../../stories/layout.ts';
import { usage } from '../../../stories/usage.ts';
import { CategoryMenu } from '../category-menu/category-menu.tsx';
import { NavBar } from './nav-bar.tsx';

const meta = {
  title: '导航/NavBar 导航',
  component: NavBar,
  parameters: { ...usage('全站最主要的几个去处', '一页之内切换内容用 Tabs'), layout: 'fullscreen' },
  args: { items: navigation, menu: <CategoryMenu items={categories} /> },
  decorators: [(Story) => <div style={{ minHeight: 240 }}>{Story()}</div>],
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[S10] 显示前 9 项',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '主导航' }).children).toHaveLength(9);
  },
};
export const Children: Story = {
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole('link', { name: '品牌专区' });
    entry.focus();
    await waitFor(() => expect(canvas.getByRole('link', { name: '海联药业' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: '海联药业' })).toBeNull();
  },
};
export const WithoutMenu: Story = { render: () => <NavBar items={navigation} max={7} /> };
