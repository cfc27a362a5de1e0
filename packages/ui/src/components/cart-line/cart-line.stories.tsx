import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { blockedLines, otherLines, promotedLines } from '../../../stories/cart.ts';
import { clamp, limits } from '../../../stories/quantity.ts';
import { usage } from '../../../stories/usage.ts';
import { CartGroup } from '../cart-group/cart-group.tsx';
import { VirtualList } from '../virtual-list/virtual-list.tsx';
import { CartLine, type CartLineView } from './cart-line.tsx';

const first = promotedLines[0] as CartLineView;
const meta = {
  title: '购物车/CartLine 购物车商品',
  component: CartLine,
  parameters: {
    ...usage('购物车页和抽屉里的一行', '采购清单匹配的结果用 PurchaseRow；比价下单的列表用 GoodsTable'),
    layout: 'fullscreen',
    look: true,
  },
  args: { line: first, clamp, onSelect: fn(), onQuantityChange: fn(), onRemove: fn(), onFavourite: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 1200, margin: 'auto' }}>{Story()}</div>],
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 六味地黄丸' }));
    await expect(args.onSelect).toHaveBeenCalledWith('六味地黄丸', false);
    await userEvent.click(canvas.getByRole('button', { name: '删除 六味地黄丸' }));
    await expect(args.onRemove).toHaveBeenCalledWith('六味地黄丸');
    await userEvent.click(canvas.getByRole('button', { name: /增加/ }));
    await waitFor(() => expect(args.onQuantityChange).toHaveBeenCalledWith('六味地黄丸', '30'));
  },
};
export const WithNote: Story = { args: { line: otherLines[1] as CartLineView } };
export const Blocked: Story = { args: { line: blockedLines[0] as CartLineView } };
export const OwnNote: Story = { args: { children: '预计明天到货' } };
export const Busy: Story = { args: { busy: true } };
export const LongestText: Story = {
  args: {
    line: {
      ...first,
      name: '复方氨酚烷胺那敏盐酸伪麻黄碱缓释胶囊（儿童装·无蔗糖型）',
      spec: '对乙酰氨基酚0.25g 盐酸伪麻黄碱30mg×12粒×3板',
      maker: '内蒙古自治区呼伦贝尔蒙药现代化制药股份有限公司',
      unitPrice: '12345.6789',
      listPrice: '13888.00',
      amount: '12345678.90',
      quantity: '100000',
    },
  },
};

const selectGroup = fn();

export const InGroup: Story = {
  play: async ({ canvas, userEvent }) => {
    selectGroup.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选 满减' }));
    await expect(selectGroup).toHaveBeenCalledWith(true);
  },
  render: (args) => (
    <>
      <CartGroup
        title="满减"
        tone="promo"
        reached="已满 ¥300 减 ¥20"
        progress={{ percent: 96, marks: [60, 100], label: '已满 ¥300 减 ¥20，再买 ¥20.00 减 ¥45' }}
        hint="再买¥20.00减¥45.00"
        action={{ label: '凑单', href: '#' }}
        selectAll={{ checked: false, indeterminate: true, onChange: selectGroup }}
      >
        {promotedLines.map((line) => (
          <CartLine key={line.id} {...args} line={line} />
        ))}
      </CartGroup>
      <CartGroup title="其他商品">
        {otherLines.map((line) => (
          <CartLine key={line.id} {...args} line={line} />
        ))}
      </CartGroup>
    </>
  ),
};

const renderedLines = new Set<string>();

/** A line that knows when it is drawn: drawing reads its gifts. */
class WatchedLine {
  static from = (line: CartLineView): CartLineView => Object.assign(new WatchedLine(), line);
  readonly id!: string;
  get gifts() {
    renderedLines.add(this.id);
    return undefined;
  }
}

const { gifts: _gifts, ...plainLine } = first;
const manyLines = Array.from({ length: 500 }, (_, index) =>
  WatchedLine.from({
    ...plainLine,
    id: String(index),
    name: `第 ${index + 1} 种商品`,
    limits: { ...limits, max: '5000' },
    quantity: '10',
  }),
);

function LongCart() {
  const [lines, setLines] = useState(manyLines);
  const change = useCallback(
    (id: string, quantity: string) =>
      setLines((before) => before.map((line) => (line.id === id ? WatchedLine.from({ ...line, quantity }) : line))),
    [],
  );
  const nothing = useCallback(() => {}, []);
  return (
    <VirtualList items={lines} keyOf={(line) => line.id} estimatePx={110} label="购物车商品">
      {(line) => <CartLine line={line} clamp={clamp} onSelect={nothing} onQuantityChange={change} onRemove={nothing} />}
    </VirtualList>
  );
}

export const FiveHundred: Story = {
  name: '[K1] 五百行只画看得见的，改一行只重画一行',
  parameters: { look: false },
  render: () => <LongCart />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    const field = canvas.getByRole('spinbutton', { name: '第 2 种商品 数量' });
    await userEvent.click(field);
    renderedLines.clear();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(field).toHaveValue('20');
    await waitFor(() => expect([...renderedLines]).toEqual(['1']));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: '第 500 种商品 数量' })).toBeInTheDocument());
    window.scrollTo(0, 0);
  },
};
