import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { Button } from '../button/button.tsx';
import { AddressCard } from './address-card.tsx';

const onChange = fn();
const onEdit = fn();
const meta = {
  title: '订单/AddressCard 收货地址',
  component: AddressCard,
  parameters: usage('在确认订单和地址管理里选或管理收货地址', '只把地址作为一行文字显示，用 DescriptionList'),
  args: {
    address: {
      name: '王敏',
      phone: '138****8000',
      region: '四川省 成都市 锦江区',
      detail: '总府路 88 号康宁大药房',
      isDefault: true,
    },
    choice: { name: 'address', checked: true, onChange },
    actions: (
      <>
        <Button tone="plain" size="small" aria-label="编辑 王敏的地址" onClick={onEdit}>
          编辑
        </Button>
        <Button tone="plain" size="small" aria-label="删除 王敏的地址">
          删除
        </Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
} satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '已选',
  parameters: anatomy(
    ['收货人与电话', '结算时它就是单选的字', 'label'],
    ['默认', '不另选就送到这里', 'label + span'],
    ['地址', '省市区在前，街道门牌在后', 'p'],
    ['actions', '设为默认、编辑、删除；可省', 'p + div'],
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑 王敏的地址' }));
    await expect(onEdit).toHaveBeenCalled();
  },
};
export const NotChosen: Story = {
  name: '未选',
  tags: ['behaviour'],
  args: { choice: { name: 'address', checked: false, onChange } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio'));
    await expect(onChange).toHaveBeenCalled();
  },
};
export const LongestText: Story = {
  name: '文字最长',
  args: {
    address: {
      name: '阿不都热合曼·买买提依明',
      phone: '0991-88888888',
      region: '内蒙古自治区 呼伦贝尔市 鄂伦春自治旗',
      detail: '大杨树镇新天地小区某某号楼某某单元某某室（送货前请先电话联系，周末不收货，请送至后门仓库）',
    },
  },
};
