import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { media } from '../../theme/media.ts';
import { plain } from '../../theme/part-classes.ts';
import { layoutPx } from '../../theme/tokens.ts';
import { Button } from '../button/button.tsx';
import { Drawer } from './drawer.tsx';

function Opened({ count = 3, footer = true }: { count?: number; footer?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minHeight: 600 }}>
      <Button onClick={() => setOpen(true)}>优惠券</Button>
      <Drawer
        open={open}
        title="优惠券"
        onClose={() => setOpen(false)}
        {...(footer
          ? {
              footer: (
                <Button block href="#coupons">
                  查看全部优惠券
                </Button>
              ),
            }
          : {})}
      >
        <ul className={plain} style={{ padding: '8px 16px', lineHeight: '32px' }}>
          {Array.from({ length: count }, (_, index) => `满${(index + 1) * 300}减${(index + 1) * 20}`).map((coupon) => (
            <li key={coupon}>
              <a className={plain} href={`#${coupon}`}>
                {coupon}
              </a>
            </li>
          ))}
        </ul>
      </Drawer>
    </div>
  );
}

const meta = {
  title: '浮层/Drawer 抽屉',
  component: Drawer,
  args: { open: true, title: '优惠券', children: null, onClose: () => {} },
  parameters: {
    ...framed(
      600,
      usage(
        '不离开当前页看一眼：购物车、消息、优惠券',
        '要专心做完才能回来的事，用 Dialog',
        '购物车抽屉的内容与页脚是 `CartDrawerLines` 与 `CartDrawerFoot`。',
      ),
    ),
    layout: 'fullscreen',
    look: true,
  },
  render: () => <Opened />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['标题', '也是读屏的名字；打开时得到焦点', 'h2'],
    ['关闭', '右上的叉', '[aria-label=关闭]'],
    ['内容', '自己滚动', 'header + div'],
    ['footer', '不随内容滚动，放一个按钮；可省', 'footer'],
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '优惠券' }));
    await expect(canvas.getByRole('heading', { name: '优惠券' })).toHaveFocus();
  },
};

export const WithoutFooter: Story = {
  name: '没有页脚',
  parameters: { look: false },
  render: () => <Opened footer={false} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '优惠券' }));
    await expect(canvas.getByRole('dialog').querySelector('footer')).toBeNull();
  },
};

export const LongContent: Story = {
  name: '内容很长，页脚不动',
  parameters: { look: false },
  render: () => <Opened count={60} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '优惠券' }));
    const more = canvas.getByRole('link', { name: '查看全部优惠券' });
    const place = more.getBoundingClientRect().bottom;
    await expect(place).toBeLessThan(window.innerHeight);
    const last = canvas.getByRole('link', { name: '满18000减1200' });
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    last.focus();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(more.getBoundingClientRect().top));
    await expect(more.getBoundingClientRect().bottom).toBe(place);
  },
};

export const BesideRail: Story = {
  name: '给右侧栏让出位置',
  parameters: { look: false },
  args: { open: true, title: '优惠券', children: '内容', takesFocus: false, clearsRail: true },
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
  name: '关闭后焦点回到按钮',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '优惠券' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

function WhileTyping() {
  const [text, setText] = useState('');
  const [left, setLeft] = useState(0);
  return (
    <div style={{ minHeight: 600 }}>
      <input
        aria-label="数量"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setLeft(left + 1)}
      />
      <output>{left}</output>
      <Drawer open={text !== ''} title="购物车" takesFocus={false} onClose={() => {}}>
        <Button>去结算</Button>
      </Drawer>
    </div>
  );
}

export const LeavesFocus: Story = {
  tags: ['behaviour'],
  name: '[Q5] 自己打开时，正在输入的框不失焦',
  parameters: { look: false },
  render: () => <WhileTyping />,
  play: async ({ canvas, userEvent }) => {
    // Modal on phones.
    if (window.matchMedia(media.phone).matches) return;
    await userEvent.type(canvas.getByLabelText('数量'), '120');
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
    await expect(canvas.getByLabelText('数量')).toHaveValue('120');
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};
