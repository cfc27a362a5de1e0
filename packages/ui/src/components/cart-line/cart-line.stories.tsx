import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { blockedLines, otherLines, promotedLines } from '../../../stories/cart.ts';
import { clamp, limits } from '../../../stories/quantity.ts';
import { usage } from '../../../stories/usage.ts';
import { CartLine, type CartLineView } from './cart-line.tsx';

const first = promotedLines[0] as CartLineView;
const meta = {
  title: '购物车/CartLine 购物车商品',
  component: CartLine,
  parameters: {
    ...usage(
      '购物车页里的一行，放在 CartGroup 里',
      '抽屉里用 CartDrawerLines；采购清单匹配的结果用 PurchaseRow；比价下单的列表用 GoodsTable',
    ),
    layout: 'fullscreen',
    look: true,
  },
  args: {
    line: first,
    clamp,
    onSelect: fn(),
    onQuantityChange: fn(),
    onRemove: fn(),
    onSaveForLater: fn(),
    onFavourite: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 1200, margin: 'auto' }}>{Story()}</div>],
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['勾选', '不能买的停用', 'label'],
    ['图、品名、规格、厂家', '链接到详情', 'a'],
    ['单价、数量、小计', '右对齐，各行对得齐', '[role=spinbutton]'],
    ['提醒与原因', '限购、起订、失效'],
    ['动作', '收藏、删除', 'div:has(> button[aria-label^=删除])'],
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 六味地黄丸' }));
    await expect(args.onSelect).toHaveBeenCalledWith(first.id, false);
    await userEvent.click(canvas.getByRole('button', { name: '删除 六味地黄丸' }));
    await expect(args.onRemove).toHaveBeenCalledWith(first.id);
    await userEvent.click(canvas.getByRole('button', { name: '稍后再买 六味地黄丸' }));
    await expect(args.onSaveForLater).toHaveBeenCalledWith(first.id);
    await userEvent.click(canvas.getByRole('button', { name: /增加/ }));
    await waitFor(() => expect(args.onQuantityChange).toHaveBeenCalledWith(first.id, '30'));
  },
};
export const WithNote: Story = { name: '带提醒', args: { line: otherLines[1] as CartLineView } };
export const Blocked: Story = { name: '不可购买', args: { line: blockedLines[0] as CartLineView } };
export const OwnNote: Story = { name: '自己的说明', args: { children: '预计明天到货' } };
export const Busy: Story = { name: '正在保存', args: { busy: true } };
export const LongestText: Story = {
  name: '文字最长',
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

const renderedLines = new Set<number>();

/** Counts its renders: rendering reads its gifts. */
class WatchedLine {
  static from = (line: CartLineView): CartLineView => Object.assign(new WatchedLine(), line);
  readonly id!: number;
  get gifts() {
    renderedLines.add(this.id);
    return undefined;
  }
}

const { gifts: _gifts, ...plainLine } = first;
const watchedLines = Array.from({ length: 20 }, (_, index) =>
  WatchedLine.from({
    ...plainLine,
    id: index,
    name: `第 ${index + 1} 种商品`,
    limits: { ...limits, max: '5000' },
    quantity: '10',
  }),
);

function ChangedCart() {
  const [lines, setLines] = useState(watchedLines);
  const change = useCallback(
    (id: number, quantity: string) =>
      setLines((before) => before.map((line) => (line.id === id ? WatchedLine.from({ ...line, quantity }) : line))),
    [],
  );
  const nothing = useCallback(() => {}, []);
  return lines.map((line) => (
    <CartLine key={line.id} line={line} clamp={clamp} onSelect={nothing} onQuantityChange={change} onRemove={nothing} />
  ));
}

export const RedrawsOne: Story = {
  tags: ['behaviour'],
  name: '[K1] 改一行只重画一行',
  parameters: { look: false },
  render: () => <ChangedCart />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: '第 2 种商品 数量' });
    await userEvent.click(field);
    await expect(renderedLines.size).toBe(20);
    renderedLines.clear();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(field).toHaveValue('20');
    await waitFor(() => expect([...renderedLines]).toEqual([1]));
  },
};
