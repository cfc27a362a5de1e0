import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney } from '@yaoji/ui';
import { CartDrawer } from './cart-drawer.tsx';

const meta = {
  title: '商城组件/CartDrawer 购物车抽屉',
  component: CartDrawer,
  parameters: {
    shop: { at: '/', as: 'pharmacy' },
    docs: {
      description: { component: '不离开当前页看一眼购物车，改数量，去结算。' },
      story: { inline: false, height: '640px' },
    },
  },
  args: { options: { goodsHref: (id) => `/list_info/${id}`, formatMoney, loginHref: '/login' } },
} satisfies Meta<typeof CartDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
export const Empty: Story = {
  name: '空',
  parameters: { shop: { at: '/', as: 'pharmacy', empty: ['/api/cart/list'] } },
};
