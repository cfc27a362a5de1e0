import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { TopBar } from './top-bar.tsx';

const meta = {
  title: '页面框架/TopBar 顶栏',
  component: TopBar,
  parameters: { ...usage('页面最上面：身份、常用入口、切换门店', '主要导航用 NavBar'), layout: 'fullscreen' },
  args: {
    user: { company: '康宁大药房（锦江店）', href: '#user', status: '已认证' },
    loginHref: '#login',
    registerHref: '#register',
    onLogout: fn(),
    links: [
      { label: '首页', href: '#home', wideOnly: true },
      { label: '加入桌面', onClick: fn(), wideOnly: true },
      { label: '会员中心', href: '#user' },
      { label: '我的订单', href: '#order' },
      { label: '消息', href: '#wdxx', count: 128 },
    ],
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buyer: Story = {
  name: '[P2] 已登录',
  parameters: anatomy(
    ['左', '客户与状态、退出；访客是问候、登录、注册', 'a[title]'],
    ['右', '快捷入口，可带数；窄时少几个', 'nav'],
    ['children', '末项，如小程序码；可省'],
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退出' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: '请登录' })).toBeNull();
  },
};
export const Visitor: Story = {
  name: '[P1] 访客',
  args: { user: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '请登录' })).toHaveAttribute('href', '#login');
    await expect(canvas.queryByRole('button', { name: '退出' })).toBeNull();
  },
};
export const Unknown: Story = { name: '还不知道是谁', args: { user: undefined } };
export const LoggingOut: Story = { name: '正在退出', args: { loggingOut: true } };
export const LongestName: Story = {
  name: '名称最长',
  args: {
    user: {
      company: '内蒙古自治区呼伦贝尔市鄂伦春自治旗大杨树镇康宁大药房连锁有限责任公司第三十六分店',
      status: '待认证',
    },
  },
};
