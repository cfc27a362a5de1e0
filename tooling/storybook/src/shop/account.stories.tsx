import type { Meta, StoryObj } from '@storybook/react-vite';
import { pages } from './pages.ts';
import { pageParameters } from './show-shop.tsx';

const meta = {
  title: '整页/订单与账户',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = { name: '我的订单', parameters: { shop: pages.orders } };
export const NoOrders: Story = { name: '我的订单（空）', parameters: { shop: { ...pages.orders, how: 'empty' } } };
export const OrderOf: Story = { name: '订单详情', parameters: { shop: pages.order } };
export const Coupons: Story = { name: '优惠券', parameters: { shop: pages.coupons } };
export const Documents: Story = { name: '资质证件', parameters: { shop: pages.documents } };
export const Login: Story = { name: '登录', parameters: { shop: pages.login } };
export const Registration: Story = { name: '注册', parameters: { shop: pages.registration } };
