import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { clamp, limits, noLimits } from '../../../stories/quantity.ts';
import { usage } from '../../../stories/usage.ts';
import { Link } from '../link/link.tsx';
import { PurchaseRow, type PurchaseRowView } from './purchase-row.tsx';

const goods: NonNullable<PurchaseRowView['goods']> = {
  id: '12',
  name: '六味地黄丸（浓缩丸）',
  href: '#12',
  facts: '200丸/瓶 豫西本草制药有限公司',
  price: '12.80',
  fit: { text: '规格一致', tone: 'success' },
};
const options = [
  { value: '12', label: '六味地黄丸（浓缩丸） 200丸/瓶 豫西本草制药有限公司（规格一致）' },
  {
    value: '13',
    label: '六味地黄丸 360丸/瓶 北京百草堂药业有限公司（规格不同：清单 200丸，商品 360丸）',
    danger: true,
  },
];
const view: PurchaseRowView = {
  row: 2,
  text: '六味地黄丸 200丸 豫西本草 20盒',
  options: options.slice(0, 1),
  goods,
  quantity: '20',
  limits,
  amount: '256.00',
  isIncluded: true,
};

const meta = {
  title: '商品/PurchaseRow 清单行',
  component: PurchaseRow,
  parameters: { ...usage('采购清单匹配的一行：原文、对上的商品、数量', '已在购物车的用 CartLine'), look: true },
  args: { view, clamp, onInclude: fn(), onChoose: fn(), onQuantityChange: fn() },
  decorators: [(Story) => <div style={{ width: 1000, maxWidth: '100%', margin: 'auto' }}>{Story()}</div>],
} satisfies Meta<typeof PurchaseRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['勾选与行号', '行号是清单里的那一行，对回原件用', 'label'],
    ['原文', '清单上怎么写就怎么显示，太长的可悬停看全', '[title]'],
    ['对上的商品', '品名（链接）、规格与厂家、吻合程度；有几个相近的先选', 'article a'],
    ['单价、数量、金额', '数量按中包装与库存取整', '[role=spinbutton]'],
    ['message', '取整、限购、为什么不行；边缘颜色跟着 state'],
    ['action', '另找商品的链接；可省'],
  ),
};
export const Rounded: Story = {
  name: '已取整',
  args: { view: { ...view, message: '按中包装10盒取整为20盒', state: 'warning', options } },
};
export const Added: Story = {
  name: '已加入',
  args: { view: { ...view, isIncluded: false, message: '已加入购物车', state: 'success' } },
};
export const Blocked: Story = {
  name: '不可购买',
  args: {
    view: {
      ...view,
      goods: undefined,
      limits: noLimits,
      isIncluded: false,
      quantity: '0',
      amount: undefined,
      message: '超出经营范围：三类器械',
      state: 'danger',
    },
  },
};
export const Differs: Story = {
  name: '与清单不同',
  args: {
    view: {
      ...view,
      goods: { ...goods, facts: '360丸/瓶', fit: { text: '规格不同：清单 200丸，商品 360丸', tone: 'danger' } },
      state: 'danger',
    },
  },
};
export const LongestText: Story = {
  name: '文字最长',
  args: {
    view: {
      ...view,
      row: 2000,
      text: '国药准字Z41020123　六味地黄丸（浓缩丸）　浓缩丸 200丸/瓶×10瓶/中包装　豫西本草制药股份有限公司第二分公司　20盒　加急',
      quantity: '12345.675',
      amount: '12345678.90',
    },
  },
};
export const Unmatched: Story = {
  name: '没有匹配',
  args: {
    view: {
      row: 7,
      text: '神仙水 3瓶',
      options: [],
      quantity: '0',
      limits: noLimits,
      isIncluded: false,
      message: '没有找到这个商品',
      state: 'danger',
    },
    action: <Link href="#search">去搜索</Link>,
  },
};

export const Undecided: Story = {
  name: '[K2] 有多个相近商品，请选择',
  args: { view: { ...view, options, goods: undefined, isIncluded: false, amount: undefined, state: 'warning' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '第 2 行的商品' }), '13');
    await expect(args.onChoose).toHaveBeenCalledWith(2, '13');
  },
};

export const Equal: Story = {
  name: '[K2] 同规格几家，按规则选了一家',
  args: { view: { ...view, mark: '同规格 2 家，已选低价' }, onNext: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '换一家' }));
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('{F2}');
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await expect(args.onNext).toHaveBeenCalledWith(2);
  },
};
