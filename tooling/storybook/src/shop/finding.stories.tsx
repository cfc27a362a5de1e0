import type { Meta, StoryObj } from '@storybook/react-vite';
import { pages } from './pages.ts';
import { pageParameters } from './show-shop.tsx';

const meta = {
  title: '整页/找商品',
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { name: '列表', parameters: { shop: pages.list } };
export const CardsOfVisitor: Story = { name: '列表（访客，价格隐藏）', parameters: { shop: pages.listOfVisitor } };
export const Table: Story = { name: '表格', parameters: { shop: pages.table } };
export const Search: Story = { name: '搜索', parameters: { shop: pages.search } };
export const NothingFound: Story = { name: '没搜到', parameters: { shop: pages.nothingFound } };
export const Detail: Story = { name: '商品详情', parameters: { shop: pages.detail } };
export const TcmZone: Story = { name: '中药专区', parameters: { shop: pages.tcmZone } };
export const NearExpiryZone: Story = { name: '近效期专区', parameters: { shop: pages.nearExpiryZone } };
export const DailySpecial: Story = { name: '天天特价', parameters: { shop: pages.dailySpecial } };
export const Slow: Story = {
  name: '列表（慢网络）',
  tags: ['!test'],
  parameters: { shop: { ...pages.list, how: 'slow' } },
};
export const Failing: Story = { name: '列表（请求失败）', parameters: { shop: { ...pages.list, how: 'failing' } } };
