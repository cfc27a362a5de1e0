import type { Meta, StoryObj } from '@storybook/react-vite';
import { pages } from './pages.ts';
import { pageParameters } from './show-shop.tsx';

const meta = {
  title: '整页/下单',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = { name: '购物车', parameters: { shop: pages.cart } };
export const EmptyCart: Story = {
  name: '购物车（空）',
  parameters: { shop: { ...pages.cart, empty: ['/api/cart/list'] } },
};
export const Checkout: Story = { name: '核对订单', parameters: { shop: pages.checkout } };
export const CheckoutFails: Story = {
  name: '核对订单（请求失败）',
  parameters: { shop: { ...pages.checkout, how: 'failing' } },
};
export const QuickPurchase: Story = { name: '快捷采购', parameters: { shop: pages.quickPurchase } };
export const Favourites: Story = { name: '我的收藏', parameters: { shop: pages.favourites } };
export const CouponCentre: Story = { name: '领券中心', parameters: { shop: pages.couponCentre } };
