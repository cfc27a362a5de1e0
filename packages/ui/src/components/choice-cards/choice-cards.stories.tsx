import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { QrIcon } from '../../icons/goods-icons.tsx';
import { UserIcon } from '../../icons/icons.tsx';
import { ReceiptIcon, StoreIcon, WalletIcon } from '../../icons/page-icons.tsx';
import { Price } from '../price/price.tsx';
import { ChoiceCards, type ChoiceCardsProps } from './choice-cards.tsx';

const onChange = fn();

function Stateful({ value, ...rest }: ChoiceCardsProps<string>) {
  const [chosen, setChosen] = useState(value);
  return (
    <ChoiceCards
      {...rest}
      value={chosen}
      onChange={(next) => {
        onChange(next);
        setChosen(next);
      }}
    />
  );
}

const meta = {
  title: '表单/ChoiceCards 卡片单选',
  component: ChoiceCards<string>,
  parameters: usage('支付方式、企业类型等每项需要一句说明的几选一', '只有名称的几选一用 RadioGroup；五项以上用 Select'),
  args: {
    label: '支付方式',
    name: 'pay',
    value: 'balance',
    onChange,
    options: [
      {
        value: 'balance',
        title: '余额支付',
        description: '输入六位支付密码',
        icon: <WalletIcon size={24} />,
        aside: <Price value="8426.50" size="small" tone="ink" />,
      },
      { value: 'qr', title: '扫码支付', description: '用手机扫描二维码', icon: <QrIcon size={24} /> },
      { value: 'bank', title: '对公转账', description: '三天内转账并上传回单', icon: <ReceiptIcon size={24} /> },
    ],
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof ChoiceCards<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['单选', '整张卡都能点', 'input'],
    ['图标', '可省', 'label > span'],
    ['标题与说明', '说明写它意味着什么，或为什么不能选', 'label > span + span'],
    ['aside', '右边的数，如余额；可省', 'label > span + span + span'],
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('对公转账'));
    await expect(onChange).toHaveBeenLastCalledWith('bank');
    await expect(canvas.getByRole('radio', { name: /对公转账/ })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(onChange).toHaveBeenLastCalledWith('qr');
  },
};
export const SideBySide: Story = {
  name: '并排',
  args: {
    label: '企业类型',
    name: 'kind',
    columns: 3,
    value: 'store',
    options: [
      { value: 'store', title: '单体药店', description: '一证一店', icon: <StoreIcon size={24} /> },
      { value: 'chain', title: '连锁总部', description: '统一采购，多店收货', icon: <StoreIcon size={24} /> },
      { value: 'clinic', title: '诊所', description: '医疗机构执业许可', icon: <UserIcon size={24} /> },
    ],
  },
};
export const Disabled: Story = {
  name: '禁用',
  args: {
    options: [
      {
        value: 'balance',
        title: '余额支付',
        description: '余额不足，还差 ¥120.00',
        icon: <WalletIcon size={24} />,
        disabled: true,
      },
      { value: 'qr', title: '扫码支付', icon: <QrIcon size={24} /> },
    ],
    value: 'qr',
  },
};
export const LongestText: Story = {
  name: '文字最长',
  args: {
    options: [
      {
        value: 'bank',
        title: '对公转账（含麻黄碱类复方制剂须使用本单位的对公账户）',
        description: '请在下单后三天内转账，附言填写订单号，转账后上传回单；逾期订单自动取消，已转账的款项原路退回',
        icon: <ReceiptIcon size={24} />,
        aside: <Price value="1234567.89" size="small" tone="ink" />,
      },
    ],
  },
};
