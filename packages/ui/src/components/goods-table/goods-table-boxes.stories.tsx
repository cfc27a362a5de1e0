import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleGoods } from '../../../stories/goods.ts';
import { clamp, limits } from '../../../stories/quantity.ts';
import { usage } from '../../../stories/usage.ts';
import { MoreIcon } from '../../icons/page-icons.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { OddRows } from './goods-table.stories.tsx';
import { GoodsTable } from './goods-table.tsx';

const ordinaryRows = sampleGoods.map((goods, index) => ({
  id: `ordinary-${index}`,
  goods,
  quantity: '10',
  limits,
  amount: '128.00',
  favourite: false,
}));
const rows = [...ordinaryRows, ...(OddRows.args?.rows ?? [])];

const meta = {
  title: '商品/GoodsTable 商品列表/宽度',
  component: GoodsTable,
  parameters: {
    ...usage('商品列表旁边有菜单或抽屉', '整页宽的列表不用特别处理'),
    layout: 'fullscreen',
  },
  args: {
    rows,
    clamp,
    onQuantityChange: fn(),
    onAdd: fn(),
    onFavourite: fn(),
    onChoose: fn(),
    more: ({ goods }) => (
      <IconButton label={`更多 ${goods.name}`} size="small">
        <MoreIcon size={20} />
      </IconButton>
    ),
  },
  decorators: [(Story, { parameters }) => <div style={{ maxWidth: parameters.width }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('row').flatMap((row) => [...row.querySelectorAll('td a')].slice(0, 1));
    await expect(names).toHaveLength(rows.length);
    for (const name of names) await expect(name.closest('td')?.offsetWidth).toBeGreaterThan(160);
    for (const expiry of canvas.queryAllByText(/^\d{4}-\d{2}(-\d{2})?$/))
      await expect(expiry.getClientRects().length).toBeLessThan(2);
    for (const name of names.slice(0, ordinaryRows.length)) await expect(name.getClientRects()).toHaveLength(1);
  },
} satisfies Meta<typeof GoodsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Box640: Story = { name: '放进 640 px', parameters: { width: 640 } };
export const Box800: Story = { name: '放进 800 px', parameters: { width: 800 } };
export const Box1000: Story = { name: '放进 1000 px', parameters: { width: 1000 } };
