import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { categories, navigation } from '../../../stories/layout.ts';
import { popoverListens } from '../../../stories/popover-listens.ts';
import { framed, usage } from '../../../stories/usage.ts';
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
  parameters: anatomy(
    ['menu', '左边的分类菜单；可省', 'nav button'],
    ['项', '至多 9 项，窄时后几项收起', '[aria-label=主导航] a'],
    ['下拉', '有子项时；悬停或聚焦打开', '[aria-label=主导航] a[aria-expanded]'],
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '主导航' }).children).toHaveLength(9);
  },
};
export const Children: Story = {
  name: '子菜单',
  parameters: framed(320),
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole('link', { name: '品牌专区' });
    entry.focus();
    await waitFor(() => expect(canvas.getByRole('link', { name: '海联药业' })).toBeVisible());
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await popoverListens();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: '海联药业' })).toBeNull();
    await expect(entry).toHaveFocus();
  },
};
export const ChildrenByTab: Story = {
  name: '键盘展开子菜单',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const entry = canvas.getByRole('link', { name: '品牌专区' });
    entry.focus();
    const links = await canvas.findByRole('group', { name: '品牌专区' });
    await userEvent.tab();
    await expect(links).toContainElement(document.activeElement as HTMLElement);
    await popoverListens();
    await userEvent.keyboard('{Escape}');
    await expect(entry).toHaveFocus();
    entry.blur();
    entry.focus();
    const { length } = await canvas.findAllByRole('listitem');
    for (let step = 0; step <= length; step += 1) await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
  },
};
export const ChildrenByHover: Story = {
  name: '悬停展开子菜单',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: '品牌专区' }));
    const child = await canvas.findByRole('link', { name: '海联药业' });
    await userEvent.hover(child);
    await expect(child).toBeVisible();
    await userEvent.unhover(child);
    await waitFor(() => expect(canvas.queryByRole('link', { name: '海联药业' })).toBeNull());
  },
};
export const WithoutMenu: Story = { name: '没有菜单', render: () => <NavBar items={navigation} /> };
