import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { cartDrawerAnatomy } from '../../../stories/cart.ts';
import { samplePicture } from '../../../stories/picture.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { layoutPx } from '../../theme/tokens.ts';
import { Button } from '../button/button.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { CartDrawerFoot, CartDrawerLines, type CartDrawerLineView } from './cart-drawer.tsx';

let lineCount = 0;
const line = (name: string, rest: Partial<CartDrawerLineView> = {}): CartDrawerLineView => ({
  id: ++lineCount,
  name,
  href: `#${name}`,
  picture: samplePicture(name),
  spec: '浓缩丸 200丸',
  unitPrice: '12.80',
  quantity: '20',
  unit: '盒',
  ...rest,
});

const lines = [
  line('六味地黄丸'),
  line('银翘解毒胶囊'),
  line('复方氨酚烷胺那敏盐酸伪麻黄碱缓释胶囊'),
  line('电子血压计', { unitPrice: { hidden: 'unquoted' }, blocked: '暂无报价' }),
];
const manyLines = Array.from({ length: 500 }, (_, index) => line(`六味地黄丸 ${index + 1}`, { picture: undefined }));

function InDrawer({ initial }: { initial: readonly CartDrawerLineView[] }) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(initial);
  return (
    <div style={{ minHeight: 600 }}>
      <Button onClick={() => setOpen(true)}>购物车</Button>
      <Drawer
        open={open}
        title="购物车"
        onClose={() => setOpen(false)}
        {...(shown.length > 0
          ? { footer: <CartDrawerFoot count={shown.length} total="1822.00" href="#cart" hint="还差¥86.00包邮" /> }
          : {})}
      >
        <CartDrawerLines lines={shown} onRemove={(id) => setShown(shown.filter((one) => one.id !== id))} />
      </Drawer>
    </div>
  );
}

const meta = {
  title: '购物车/CartDrawerLines 抽屉里的购物车',
  component: CartDrawerLines,
  subcomponents: { CartDrawerFoot },
  parameters: usage(
    '不离开当前页看一眼购物车、删一种商品、去结算',
    '改数量、勾选、凑满减在购物车页，用 CartLine 与 SettlementBar',
    '两个部件：`CartDrawerLines` 是 `Drawer` 的内容，`CartDrawerFoot` 是它的页脚。',
  ),
  args: { lines, onRemove: fn() },
  decorators: [
    (Story, { parameters }) =>
      parameters.layout === 'fullscreen' ? Story() : <div style={{ width: layoutPx.drawer }}>{Story()}</div>,
  ],
} satisfies Meta<typeof CartDrawerLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 六味地黄丸' }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.lines[0]?.id);
  },
};
export const OneLine: Story = { name: '一种商品', args: { lines: lines.slice(0, 1) } };
export const Blocked: Story = {
  name: '不可购买',
  args: { lines: [line('电子血压计', { blocked: '超出经营范围', fix: { label: '去维护资质', href: '#zzzj' } })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('超出经营范围')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去维护资质' })).toHaveAttribute('href', '#zzzj');
  },
};
export const Busy: Story = {
  name: '正在保存',
  args: { lines: [line('六味地黄丸', { busy: true }), line('银翘解毒胶囊')] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '删除 六味地黄丸' }));
    await userEvent.click(canvas.getByRole('button', { name: '删除 银翘解毒胶囊' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledWith(args.lines[1]?.id);
  },
};
export const LongestText: Story = {
  name: '文字最长',
  args: {
    lines: [
      line('复方氨酚烷胺那敏盐酸伪麻黄碱缓释胶囊（儿童装·无蔗糖型）', {
        spec: '对乙酰氨基酚0.25g 盐酸伪麻黄碱30mg×12粒×3板',
        unitPrice: '12345.6789',
        quantity: '100000',
        blocked: '库存 30 盒，不足一个中包装',
        fix: { label: '找相似', href: '#similar' },
      }),
    ],
  },
};
export const Empty: Story = {
  name: '空',
  args: { lines: [] },
  parameters: { look: true },
  play: async ({ canvas }) => expect(canvas.getByText('购物车空空如也~')).toBeVisible(),
};
export const Opened: Story = {
  name: '放进 Drawer',
  parameters: { ...framed(640), layout: 'fullscreen', look: true, ...cartDrawerAnatomy },
  render: () => <InDrawer initial={lines} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '购物车' }));
    await expect(canvas.getByRole('heading', { name: '购物车' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '删除 银翘解毒胶囊' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const FiveHundred: Story = {
  tags: ['behaviour'],
  name: '[K1] 五百行随滚动画出',
  parameters: { layout: 'fullscreen' },
  render: () => <InDrawer initial={manyLines} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '购物车' }));
    const drawn = canvas.getAllByRole('listitem');
    await expect(drawn.length).toBeLessThan(60);
    await expect(drawn[0]).toHaveAttribute('aria-setsize', '500');
    let box = drawn[0]?.parentElement;
    while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
    // A jump to the end renders everything before it at once.
    box?.scrollTo({ top: box.scrollHeight });
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(500));
    // The other stories check accessibility; here axe would read 500 lines twice.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Foot: Story = {
  name: '页脚，合计与去结算',
  render: () => <CartDrawerFoot count={4} total="1822.00" href="#cart" hint="还差¥86.00包邮" />,
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '去购物车结算' })).toHaveAttribute('href', '#cart'),
};
export const FootWithoutHint: Story = {
  name: '页脚，没有提示',
  render: () => <CartDrawerFoot count={1} total="256.00" href="#cart" />,
};
export const FootNothingChosen: Story = {
  name: '页脚，一种也没选',
  render: () => <CartDrawerFoot count={0} total="0.00" href="#cart" />,
};
export const FootLargestTotal: Story = {
  name: '页脚，金额最长',
  render: () => (
    <CartDrawerFoot count={500} total="12345678.90" href="#cart" hint="再买¥1,120.00减¥120.00，还差¥86.00包邮" />
  ),
};
