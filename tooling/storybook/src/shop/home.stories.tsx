import type { Meta, StoryObj } from '@storybook/react-vite';
import { pages } from './pages.ts';
import { pageParameters } from './show-shop.tsx';

const meta = {
  title: '整页/首页',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { name: '访客', parameters: { shop: pages.homeOfVisitor } };
export const Newcomer: Story = { name: '新会员（资质未过）', parameters: { shop: pages.homeOfNewcomer } };
export const Buyer: Story = { name: '采购员', parameters: { shop: pages.home } };
export const BannerDialog: Story = {
  name: '活动弹窗',
  parameters: { shop: { ...pages.home, remembers: { 'banner-dialog': '' } } },
};
export const Failing: Story = { name: '请求失败', parameters: { shop: { ...pages.home, how: 'failing' } } };
