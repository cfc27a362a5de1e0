import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { brand, hotWords, noSuggestions } from '../../../stories/layout.ts';
import { usage } from '../../../stories/usage.ts';
import { Link } from '../link/link.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { StepsBanner } from '../steps-banner/steps-banner.tsx';
import { CartButton } from './cart-button.tsx';
import { Header } from './header.tsx';

const search = (
  <SearchBox
    query=""
    kind="goods"
    suggestions={noSuggestions}
    hotWords={hotWords}
    onQueryChange={fn()}
    onSearch={fn()}
    onKindChange={fn()}
    onSuggestion={fn()}
  />
);

const meta = {
  title: '页面框架/Header 页头',
  component: Header,
  parameters: {
    ...usage('除登录、协议等简页之外的每一页', '要专心付款的步骤页，用紧凑的一种'),
    layout: 'fullscreen',
    look: true,
  },
  args: { brand, search, aside: <CartButton count={128} href="#cart" amount="8426.50" /> },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['brand', '标志、店名、口号；链接到首页', 'a[href="#home"]'],
    ['pageTitle', '简页用，如「欢迎登录」；可省'],
    ['search', 'SearchBox；可省', 'search'],
    ['aside', '购物车按钮、步骤或几个链接', 'a[href="#cart"]'],
    ['phoneAction、onBack', '手机上代替 aside 的一个链接；代替品牌的返回'],
  ),
};
export const EmptyCart: Story = { name: '购物车是空的', args: { aside: <CartButton count={0} href="#cart" /> } };
export const OfLogin: Story = {
  name: '登录页',
  args: { search: undefined, pageTitle: '欢迎登录', aside: <Link href="#register">免费注册</Link> },
};
export const OfCart: Story = {
  name: '购物车页',
  args: { search: undefined, line: true, aside: <StepsBanner current={2} /> },
};
export const OwnName: Story = {
  name: '自己的商城名',
  args: { brand: { name: '百草堂医药商城', mark: '百', slogan: '中药批发', href: '#' } },
};

export const Compact: Story = {
  name: '[S8] 滚动超过 205 像素后变窄并停留',
  args: { compactBeyondPx: 205 },
  render: (args) => (
    <div style={{ height: 2400 }}>
      <Header {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: '搜索' });
    const isInWindow = () => expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    window.scrollTo(0, 206);
    await waitFor(isInWindow);
    window.scrollTo(0, 205);
    await waitFor(() => expect(field.getBoundingClientRect().top).toBeLessThan(0));
    window.scrollTo(0, 206);
    await waitFor(isInWindow);
    await expect(canvas.getByRole('combobox', { name: '搜索' })).toBe(field);
    window.scrollTo(0, 0);
  },
};

export const CompactOfCart: Story = {
  name: '[S8] 步骤页滚动后换成搜索和购物车',
  args: {
    search: undefined,
    aside: <StepsBanner current={1} />,
    compactBeyondPx: 205,
    compactSearch: search,
    compactAside: <CartButton count={12} href="#cart" />,
  },
  render: (args) => (
    <div style={{ height: 2400 }}>
      <Header {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: '搜索' })).toBeNull();
    window.scrollTo(0, 206);
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: '搜索' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0),
    );
    await expect(canvas.getByRole('link', { name: /购物车/ })).toBeVisible();
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: '搜索' })).toBeNull());
  },
};
