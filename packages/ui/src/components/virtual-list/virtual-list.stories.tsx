import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { VirtualList, type VirtualListProps } from './virtual-list.tsx';

type Entry = { id: string; name: string };

const names = ['六味地黄丸', '感冒灵颗粒', '银翘解毒胶囊', '板蓝根颗粒'];
const entriesOf = (length: number): Entry[] =>
  Array.from({ length }, (_, index) => ({ id: String(index), name: `${index + 1} ${names[index % names.length]}` }));

const row = { display: 'flex', alignItems: 'center', minHeight: 40, paddingInline: 16 };
const drawEntry: VirtualListProps<Entry>['children'] = ({ id, name }) => (
  <div style={row}>
    <Link href={`#${id}`}>{name}</Link>
  </div>
);

const meta = {
  title: '内容/VirtualList 长列表',
  component: VirtualList<Entry>,
  parameters: {
    docs: {
      ...usage(
        '一个人的几百上千行，要连着看、连着填：购物车、采购清单',
        '四十行以内全部画出；目录要能分享第几页，用 Pagination；抽屉里的购物车用 CartDrawerLines',
        '随整个页面滚动，自己没有滚动条。',
      ).docs,
      // The list follows the scroll of its window, so each story has its own.
      story: { inline: false, height: '400px' },
    },
    layout: 'fullscreen',
  },
  // A thousand entries as text would fill most of the docs page.
  argTypes: { items: { control: false } },
  args: {
    items: entriesOf(1000),
    keyOf: ({ id }: Entry) => id,
    estimatePx: 40,
    label: '常购商品',
    children: drawEntry,
  },
} satisfies Meta<typeof VirtualList<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Finds gaps between entries and empty parts of the window. */
const faultsInSight = (list: HTMLElement): string[] => {
  const all = list.getBoundingClientRect();
  const boxes = [...list.children].map((item) => item.getBoundingClientRect());
  const top = Math.max(all.top, 0);
  const bottom = Math.min(all.bottom, window.innerHeight);
  const faults = boxes.flatMap((box, index) => {
    const before = boxes[index - 1];
    return before && Math.abs(box.top - before.bottom) > 1 ? [`${box.top} comes after ${before.bottom}`] : [];
  });
  if ((boxes[0]?.top ?? Number.POSITIVE_INFINITY) > top + 1) faults.push('nothing at the top');
  if ((boxes.at(-1)?.bottom ?? Number.NEGATIVE_INFINITY) < bottom - 1) faults.push('nothing at the foot');
  return faults;
};

const expectFilled = (list: HTMLElement) => waitFor(() => expect(faultsInSight(list)).toEqual([]));

export const Default: Story = {
  name: '[K1] 一千条只画看得见的',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '常购商品' });
    for (const place of [0, 0.5, 1, 0.2, 0]) {
      const furthest = document.documentElement.scrollHeight - window.innerHeight;
      window.scrollTo(0, furthest * place);
      await expectFilled(list);
      await expect(list.children.length).toBeLessThan(60);
      await expect(list.querySelectorAll('*').length).toBeLessThan(200);
      if (place === 1) await expect(list.lastElementChild).toHaveAttribute('aria-posinset', '1000');
    }
    await expect(list.firstElementChild).toHaveAttribute('aria-setsize', '1000');
  },
};
export const Few: Story = {
  name: '三条，全部画出',
  args: { items: entriesOf(3) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};
export const Empty: Story = {
  name: '空，不占高度',
  tags: ['behaviour'],
  args: { items: [] },
  play: async ({ canvas }) => {
    const list = canvas.getByLabelText('常购商品');
    await expect(list.children).toHaveLength(0);
    await expect(list.offsetHeight).toBe(0);
  },
};
export const Uneven: Story = {
  name: '高低不一，画出来才量',
  args: {
    children: ({ name }, index) => (
      <div style={{ ...row, minHeight: 40 + (index % 5) * 24 }}>
        {name}
        {index % 5 > 0 && '　近效期，预计明天到货'}
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '常购商品' });
    await expectFilled(list);
    // The list grows while entries on the way to its end are measured.
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(list.lastElementChild).toHaveAttribute('aria-posinset', '1000');
    });
    await expectFilled(list);
    window.scrollTo(0, 0);
    await expectFilled(list);
  },
};
export const BelowOther: Story = {
  name: '在别的内容下面',
  decorators: [
    (Story) => (
      <>
        <p style={{ height: 3000 }}>公告</p>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '常购商品' });
    window.scrollTo(0, 3000 + 4000);
    await waitFor(() => expect(list.querySelector('[aria-posinset="101"]')).not.toBeNull());
    await expectFilled(list);
    await expect(list.children.length).toBeLessThan(60);
    window.scrollTo(0, 0);
  },
};

function Filtered(args: VirtualListProps<Entry>) {
  const [items, setItems] = useState(args.items);
  return (
    <>
      <Button onClick={() => setItems(args.items.filter(({ name }) => name.endsWith('颗粒')))}>只看颗粒剂</Button>
      <VirtualList {...args} items={items} />
    </>
  );
}

export const Shrinks: Story = {
  name: '筛选后变短',
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: '常购商品' });
    await userEvent.click(canvas.getByRole('button', { name: '只看颗粒剂' }));
    await waitFor(() => expect(list.firstElementChild).toHaveAttribute('aria-setsize', '500'));
    await expectFilled(list);
    await expect(list.children[1]).toHaveTextContent('4 板蓝根颗粒');
  },
};
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  name: 'Tab 走得到还没画出的',
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: '常购商品' });
    await expectFilled(list);
    const drawnAtFirst = list.children.length;
    for (let place = 1; place <= drawnAtFirst + 5; place += 1) {
      await waitFor(() => expect(list.querySelector(`[aria-posinset="${place}"] a`)).not.toBeNull());
      await userEvent.tab();
      await expect(list.querySelector(`[aria-posinset="${place}"] a`)).toHaveFocus();
    }
    window.scrollTo(0, 0);
  },
};
