import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { blockedLines, otherLines, promotedLines } from '../../stories/cart.ts';
import { SamplePage } from '../../stories/layout.tsx';
import { clamp } from '../../stories/quantity.ts';
import { CartGroup, CartHead, CartLine, type CartLineView, Price, SettlementBar } from '../index.ts';

const meta = { title: '整页/Cart 购物车', parameters: { layout: 'fullscreen', look: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = (views: CartLineView[]) =>
  views.map((view) => (
    <CartLine
      key={view.id}
      line={view}
      clamp={clamp}
      onSelect={fn()}
      onQuantityChange={fn()}
      onRemove={fn()}
      onFavourite={fn()}
    />
  ));

export const Default: Story = {
  render: () => (
    <SamplePage
      step={1}
      foot={
        <SettlementBar
          selectAll={{ checked: false, indeterminate: true, onChange: fn() }}
          tools={[
            { label: '删除所选', onClick: fn() },
            { label: '移入收藏', onClick: fn() },
            { label: '复制到门店', onClick: fn() },
          ]}
          summary={
            <>
              <span>已选 5 种 182 件</span>
              <span>商品 ¥1,870.00</span>
              <span>满减 −¥20.00</span>
              <span>阶梯 −¥28.00</span>
            </>
          }
          total="1822.00"
          breakdown={[
            { label: '商品金额', amount: '1870.00' },
            { label: '满减', amount: '-20.00', note: '满300减20' },
            { label: '阶梯价', amount: '-28.00' },
            { label: '运费', amount: '0.00' },
          ]}
          onSubmit={fn()}
        />
      }
    >
      <CartHead allSelected={false} someSelected onSelectAll={fn()} />
      <CartGroup
        title="满减"
        tone="promo"
        reached="已满 ¥300 减 ¥20"
        progress={{ percent: 96, marks: [60, 100], label: '已满 ¥300 减 ¥20，再买 ¥20.00 减 ¥45' }}
        hint={
          <>
            再买 <Price value="20.00" size="small" /> 减 ¥45
          </>
        }
        action={{ label: '凑单', href: '#' }}
      >
        {lines(promotedLines)}
      </CartGroup>
      <CartGroup title="其他商品" aside="还差 ¥86.00 包邮">
        {lines(otherLines)}
      </CartGroup>
      <CartGroup title="暂不可购买（1）">{lines(blockedLines)}</CartGroup>
    </SamplePage>
  ),
};
export const Laptop: Story = { ...Default, globals: { viewport: { value: 'laptop' } } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
// Each story is looked at by axe in the dark, too.
const tags = ['!test'];
export const Dark: Story = { ...Default, tags, globals: { theme: 'dark' } };
export const PhoneDark: Story = { ...Default, tags, globals: { theme: 'dark', viewport: { value: 'phone' } } };
