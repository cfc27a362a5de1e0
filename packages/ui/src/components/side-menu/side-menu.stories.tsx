import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { UserIcon } from '../../icons/icons.tsx';
import { ReceiptIcon, WalletIcon } from '../../icons/page-icons.tsx';
import { SideMenu, type SideMenuItem } from './side-menu.tsx';

const items = (...labels: string[]): SideMenuItem[] => labels.map((label) => ({ id: label, label, href: `#${label}` }));
const help = [
  { id: '1', label: '新手指南', items: items('会员注册', '购物指南', '安全购药') },
  {
    id: '2',
    label: '支付与配送',
    items: items('订单支付', '货物配送', '商品退换').map((item) => ({ ...item, current: item.label === '货物配送' })),
  },
  { id: '3', label: '服务保障', items: items('网站资质', '用户协议', '专属客服') },
  { id: '4', label: '关于我们', items: items('投诉建议', '联系我们') },
];

const meta = {
  title: '导航/SideMenu 侧边菜单',
  component: SideMenu,
  parameters: usage(
    '帮助中心与会员中心的页内导航',
    '全站导航用 NavBar；商品分类用 CategoryMenu',
    '手机上收成一行，点开才展开。',
  ),
  args: { label: '帮助中心', groups: help },
  decorators: [(Story) => <div style={{ maxWidth: window.innerWidth < 600 ? undefined : 200 }}>{Story()}</div>],
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['一行', '只在手机上：菜单名与当前页，点开才展开'],
    ['组', '能收起；有当前页的一组开着', 'summary'],
    ['项', '链接；当前的加深，可带数字', 'details[open] a'],
  ),
  play: async ({ canvas, userEvent }) => {
    if (window.innerWidth < 600) await userEvent.click(canvas.getByRole('button', { name: /货物配送/ }));
    await expect(canvas.getByRole('link', { name: '货物配送' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByText('新手指南'));
    await expect(canvas.getByText('会员注册')).not.toBeVisible();
  },
};
export const Account: Story = {
  name: '会员中心',
  args: {
    label: '会员中心',
    groups: [
      { id: '1', label: '订单中心', icon: <ReceiptIcon />, items: items('我的订单', '退货与售后', '积分订单') },
      {
        id: '2',
        label: '账户中心',
        icon: <UserIcon />,
        items: items('基础信息', '资质证照', '门店管理', '收货地址', '我的消息').map((item) => ({
          ...item,
          current: item.label === '我的消息',
          ...(item.label === '我的消息' ? { count: 128 } : {}),
        })),
      },
      {
        id: '3',
        label: '我的钱包',
        icon: <WalletIcon />,
        items: items('余额', '红包', '积分', '优惠券', '现金券'),
      },
    ],
  },
};
