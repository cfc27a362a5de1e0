import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { ArrowUpIcon, BellIcon, HeadsetIcon } from '../../icons/goods-icons.tsx';
import { CartIcon, UserIcon } from '../../icons/icons.tsx';
import { RightRail } from './right-rail.tsx';

const openCart = fn();
const meta = {
  title: '页面框架/RightRail 右侧栏',
  component: RightRail,
  parameters: { ...usage('宽屏上随时可及的几个入口', '手机，用 MobileTabBar'), layout: 'fullscreen' },
  args: {
    items: [
      { id: 'user', label: '我的账户', icon: <UserIcon size={18} />, href: '#user' },
      {
        id: 'cart',
        label: '购物车',
        icon: <CartIcon size={18} />,
        count: 128,
        countLabel: '种商品',
        prominent: true,
        expanded: false,
        onClick: openCart,
      },
      { id: 'message', label: '消息', icon: <BellIcon size={18} />, count: 3, countLabel: '条未读', href: '#wdxx' },
      { id: 'chat', label: '客服', icon: <HeadsetIcon size={18} />, onClick: fn(), expanded: true },
    ],
    endItems: [{ id: 'top', label: '返回顶部', icon: <ArrowUpIcon size={18} />, onClick: fn() }],
  },
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
} satisfies Meta<typeof RightRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['项', '图标；名字悬停或聚焦才出来；最要紧的一项竖写名字', 'aside > a'],
    ['数', '99 以内', 'aside > button > span > span'],
    ['endItems', '在下端：返回顶部', 'aside > div'],
  ),
  play: async ({ canvas, userEvent }) => {
    if (window.innerWidth < 600) return;
    await userEvent.click(canvas.getByRole('button', { name: /购物车/ }));
    await expect(openCart).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /99\+ ?种商品/ })).toBeVisible();
  },
};
