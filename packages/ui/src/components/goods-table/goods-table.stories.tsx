import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { goodsTableAnatomy, longest, ordinary, sampleGoods } from '../../../stories/goods.ts';
import { clamp, limits, noLimits } from '../../../stories/quantity.ts';
import { usage } from '../../../stories/usage.ts';
import { MoreIcon } from '../../icons/page-icons.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { GoodsTable, type GoodsTableProps, type GoodsTableRow } from './goods-table.tsx';

const rows: GoodsTableRow[] = sampleGoods.map((goods, index) => ({
  id: index,
  goods,
  quantity: '10',
  limits,
  amount: '128.00',
  favourite: index === 1,
}));

function Stateful(props: GoodsTableProps<string | number>) {
  const [shown, setShown] = useState(props.rows);
  const onQuantityChange = (id: string | number, quantity: string) =>
    setShown((before) => before.map((row) => (row.id === id ? { ...row, quantity } : row)));
  return <GoodsTable {...props} rows={shown} onQuantityChange={onQuantityChange} />;
}

const meta = {
  title: '商品/GoodsTable 商品列表',
  component: GoodsTable,
  parameters: {
    ...usage('熟客按名称快速下单，像表格一样填数量', '看图逛用 GoodsCard；手机上本身就排成卡片'),
    layout: 'fullscreen',
    look: true,
  },
  args: { rows, clamp, onQuantityChange: fn(), onAdd: fn(), onFavourite: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 1200, margin: 'auto' }}>{Story()}</div>],
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof GoodsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: goodsTableAnatomy,
  args: { footer: <span>本页合计 ¥640.00</span> },
};
export const NoPicture: Story = { name: '不显示图片', args: { picture: false } };
export const Choices: Story = {
  name: '可勾选',
  args: { rows: rows.map((row, index) => ({ ...row, chosen: index % 2 === 0 })), onChoose: fn() },
};
export const WithMoreActions: Story = {
  name: '更多操作',
  parameters: { look: false },
  args: {
    more: ({ goods }) => (
      <IconButton label={`更多 ${goods.name}`} size="small">
        <MoreIcon size={20} />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^更多/ })).toHaveLength(rows.length);
  },
};
export const FormerPrice: Story = {
  tags: ['behaviour'],
  name: '[D4] 特价时划线显示原价',
  parameters: { look: false },
  args: {
    rows: rows.map((row) => ({
      ...row,
      goods: { ...row.goods, price: '9.90', priceNote: '协议价', basePrice: '12.80' },
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('协议价')).toHaveLength(rows.length);
    await expect(canvasElement.querySelector('s')).toHaveTextContent('¥12.80');
  },
};
export const Loading: Story = { name: '加载中', args: { loadingRows: 8 } };
export const Empty: Story = { name: '空', args: { rows: [] } };
export const OddRows: Story = {
  name: '特殊行',
  args: {
    rows: [
      { id: 0, goods: longest, quantity: '1000', limits, amount: '12345678.90', favourite: false },
      {
        id: 1,
        goods: {
          ...ordinary,
          block: { tag: '超范围', message: '超出经营范围：三类器械', fix: { label: '去维护资质', href: '#' } },
        },
        quantity: '10',
        limits: noLimits,
        favourite: false,
      },
      {
        id: 2,
        goods: { ...ordinary, price: { hidden: 'login' }, priceHref: '#login' },
        quantity: '10',
        limits: noLimits,
        favourite: false,
      },
      {
        id: 3,
        goods: ordinary,
        quantity: '20',
        limits,
        favourite: false,
        amount: '256.00',
        note: '未加入：库存不足',
      },
      { id: 4, goods: ordinary, quantity: '', placeholder: '10', limits, favourite: false },
      { id: 5, goods: ordinary, quantity: '10', limits, favourite: true, favouritePending: true, adding: true },
    ],
  },
};

export const TiersAndCap: Story = {
  name: '阶梯价与限购',
  parameters: { look: false },
  args: {
    rows: rows.slice(0, 1).map((row) => ({
      ...row,
      goods: { ...ordinary, tierText: '满20盒 12.50', capText: '每周限购60盒，本周还可购10盒' },
    })),
  },
  play: async ({ canvas }) => {
    for (const part of ['满20盒 12.50', '每周限购60盒，本周还可购10盒'])
      await expect(canvas.getByText(part)).toBeVisible();
  },
};
export const PastesAColumn: Story = {
  name: '粘贴一列数量',
  tags: ['behaviour'],
  parameters: { look: false },
  args: {
    rows: rows.map((row) => ({ ...row, id: `goods-${row.id}` })),
    onPasteColumn: fn(),
    onSubmit: fn(),
    onEscapeField: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('spinbutton');
    await userEvent.click(first ?? document.body);
    await userEvent.paste('20\n30\n40');
    await expect(args.onPasteColumn).toHaveBeenCalledWith('goods-0', '20\n30\n40');
    await userEvent.keyboard('{Escape}{Control>}{Enter}{/Control}');
    await expect(args.onEscapeField).toHaveBeenCalledWith('goods-0');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(first).toHaveFocus();
  },
};

export const MovesBetweenFields: Story = {
  name: '方向键在数量框间移动',
  tags: ['behaviour'],
  parameters: { look: false },
  play: async ({ canvas, userEvent }) => {
    const fields = canvas.getAllByRole('spinbutton');
    await userEvent.click(fields[0] ?? document.body);
    await userEvent.keyboard('30{Enter}');
    await expect(fields[1]).toHaveFocus();
    await expect(fields[0]).toHaveValue('30');
    await userEvent.keyboard('{ArrowDown}');
    await expect(fields[2]).toHaveFocus();
    await userEvent.keyboard('+');
    await expect(fields[2]).toHaveValue('20');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(fields[0]).toHaveFocus();
  },
};
