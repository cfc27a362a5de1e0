import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { samplePicture } from '../../../stories/picture.ts';
import { usage } from '../../../stories/usage.ts';
import { media } from '../../theme/media.ts';
import { layoutPx } from '../../theme/tokens.ts';
import { Button } from '../button/button.tsx';
import { CartDrawerFoot, CartDrawerLines, type CartDrawerLineView } from '../cart-drawer/cart-drawer.tsx';
import { Drawer } from './drawer.tsx';

const lines = ['六味地黄丸', '银翘解毒胶囊', '复方氨酚烷胺那敏盐酸伪麻黄碱缓释胶囊', '电子血压计'].map(
  (name, index) => ({
    id: name,
    name,
    href: `#${name}`,
    picture: samplePicture(name),
    spec: '浓缩丸 200丸',
    unitPrice: index === 3 ? { hidden: 'unquoted' as const } : '12.80',
    quantity: '20',
    unit: '盒',
    ...(index === 3 ? { blocked: '暂无报价' } : {}),
  }),
);

const manyLines = Array.from({ length: 120 }, (_, index) => {
  const name = `${lines[0]?.name} ${index + 1}`;
  return { id: name, name, href: `#${index}`, spec: '浓缩丸 200丸', unitPrice: '12.80', quantity: '20', unit: '盒' };
});

function Opened({ initial = lines }: { initial?: readonly CartDrawerLineView[] }) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(initial);
  return (
    <div style={{ minHeight: 600 }}>
      <Button onClick={() => setOpen(true)}>购物车</Button>
      <Drawer
        open={open}
        title="购物车"
        onClose={() => setOpen(false)}
        footer={
          shown.length > 0 && <CartDrawerFoot count={shown.length} total="1822.00" href="#cart" hint="还差¥86.00包邮" />
        }
      >
        <CartDrawerLines lines={shown} onRemove={(id) => setShown(shown.filter((line) => line.id !== id))} />
      </Drawer>
    </div>
  );
}

const meta = {
  title: '购物车/Drawer 购物车抽屉',
  component: Drawer,
  args: { open: true, title: '购物车', children: null, onClose: () => {} },
  parameters: {
    ...usage('不离开当前页看和改购物车', '要专心做完才能回来的事，用 Dialog'),
    layout: 'fullscreen',
    look: true,
  },
  render: () => <Opened />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '购物车' }));
    await expect(canvas.getByRole('heading', { name: '购物车' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '删除 银翘解毒胶囊' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongCart: Story = {
  name: '[K1] 行数很多时随滚动显示',
  render: () => <Opened initial={manyLines} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '购物车' }));
    const drawn = canvas.getAllByRole('listitem');
    await expect(drawn.length).toBeLessThan(60);
    await expect(drawn[0]).toHaveAttribute('aria-setsize', '120');
    let box = drawn[0]?.parentElement;
    while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
    // Who jumps to the end waits once, not for each part of the way.
    box?.scrollTo({ top: box.scrollHeight });
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(120));
    // What is looked at is in the other stories.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const BesideRail: Story = {
  name: '给右侧栏让出位置',
  parameters: { look: false },
  args: { open: true, title: '购物车', children: '内容', takesFocus: false, besideRail: true },
  render: (args) => (
    <div style={{ minHeight: 600 }}>
      <Drawer {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const gap = () => document.documentElement.clientWidth - canvas.getByRole('dialog').getBoundingClientRect().right;
    await waitFor(() => expect(gap()).toBe(window.matchMedia(media.phone).matches ? 0 : layoutPx.rail));
  },
};

export const ReturnsFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '购物车' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Empty: Story = {
  render: () => <Opened initial={[]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '购物车' }));
    await waitFor(() => expect(canvas.getByText('购物车空空如也~')).toBeVisible());
  },
};
