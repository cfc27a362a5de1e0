import type { Meta, StoryObj } from '@storybook/react-vite';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { ListIcon } from '../../icons/goods-icons.tsx';
import { CartIcon, HomeIcon, UserIcon } from '../../icons/icons.tsx';
import { MobileTabBar } from './mobile-tab-bar.tsx';

const meta = {
  title: '页面框架/MobileTabBar 手机底栏',
  component: MobileTabBar,
  parameters: { ...usage('手机上的四个常去之处', '宽屏，用 NavBar 和 RightRail'), layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { id: 'home', label: '首页', icon: <HomeIcon size={20} />, href: '#home', current: true },
      { id: 'category', label: '分类', icon: <ListIcon size={20} />, href: '#list' },
      { id: 'cart', label: '购物车', icon: <CartIcon size={20} />, href: '#cart', count: 128 },
      { id: 'user', label: '我的', icon: <UserIcon size={20} />, href: '#user' },
    ],
  },
} satisfies Meta<typeof MobileTabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(['项', '图标、文字；当前一项加深', 'a'], ['数', '可省', 'a > span > span']),
};
