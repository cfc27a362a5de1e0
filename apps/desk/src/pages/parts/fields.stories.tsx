import type { Meta, StoryObj } from '@storybook/react-vite';
import { operations } from '@yaoji/api-client/desk';
import { Card } from '@yaoji/ui';
import { expect, fn } from 'storybook/test';
import { deskDocs, deskStory } from '#testing/desk-story.tsx';
import { Refused } from '#testing/fake-server.ts';
import { type Field, Fields, type FieldValue, useForm } from './fields.tsx';
import { FieldsList } from './fields-list.tsx';

const changed = fn();

const every: readonly Field[] = [
  { name: 'name', label: '名称', required: true, input: { maxLength: 60 } },
  { name: 'price', label: '价格', type: 'figure', hint: '元' },
  { name: 'sort', label: '排序', type: 'integer', hint: '小的在前' },
  { name: 'day', label: '生效日', type: 'date' },
  { name: 'month', label: '账期', type: 'month' },
  { name: 'endsAt', label: '结束时间', type: 'time', hint: '北京时间；留空：不限' },
  {
    name: 'kind',
    label: '类型',
    options: [
      ['system', '系统通知'],
      ['activity', '活动通知'],
    ],
  },
  { name: 'password', label: '您的密码', type: 'password', input: { autoComplete: 'current-password' } },
  { name: 'isListed', label: '上架', type: 'flag', hint: '下架后买家看不到' },
  {
    name: 'permissions',
    label: '权限',
    type: 'several',
    options: [
      ['orders', '看订单', '订单'],
      ['ship', '发货', '订单'],
      ['refunds', '退款', '资金'],
    ],
  },
  { name: 'text', label: '正文', type: 'area', rows: 3 },
  { name: 'logo', label: '标志', type: 'picture', hint: '选好即上传' },
  { name: 'paper', label: '检验报告', type: 'paper', hint: 'PDF 或图片，5 MB 以内' },
];

const values: Readonly<Record<string, FieldValue>> = {
  name: '六味地黄丸',
  price: '12.80',
  sort: 3,
  day: '2026-12-01',
  month: '2026-11',
  endsAt: 1_798_732_800,
  kind: 'activity',
  password: 'yaoji2026',
  isListed: 1,
  permissions: ['ship'],
  text: '整盒出售，不拆零。\n冷藏品随货附温度记录。',
};

const meta = {
  ...deskStory,
  title: '工作台/Fields 表单字段',
  component: Fields,
  parameters: {
    docs: deskDocs('一张字段表就是一个表单：每种值一种控件，错误写在自己的字段下。', '720px'),
  },
  args: { fields: every, values: {}, problems: {}, onChange: changed },
  render: ({ values: source, onChange, ...rest }) => {
    const { bound } = useForm<object>(source);
    return (
      <Fields
        {...rest}
        values={bound.values}
        onChange={(name, value) => {
          onChange(name, value);
          bound.onChange(name as never, value); // The cast: the form of a story has any field.
        }}
      />
    );
  },
} satisfies Meta<typeof Fields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '每种字段，未填' };
export const Filled: Story = { name: '每种字段，已填', args: { values } };
export const Refusing: Story = {
  name: '服务器指出的错误',
  args: {
    values: { ...values, name: '', price: '1.234' },
    problems: { name: ['请填写名称'], price: ['最多两位小数', '不能低于底价'], permissions: ['至少选一项'] },
  },
};
export const Large: Story = {
  name: '大号，登录页用',
  args: { size: 'large', fields: every.filter(({ name }) => name === 'name' || name === 'password'), values },
};
export const LongLabels: Story = {
  name: '很长的文字',
  args: {
    fields: [
      {
        name: 'name',
        label: '在电子监管码系统里登记的生产企业全称',
        hint: '与药品批准文号上的企业名称一致，包括括号与地名；不一致的，同步时会被退回',
      },
      { name: 'text', label: '说明', type: 'area' },
    ],
    values: { name: '四川省康宁大药房连锁有限责任公司成都市锦江区红星路三段第一百二十八分店' },
  },
};

export const Typed: Story = {
  name: '数字、勾选和时间按合同的写法交出',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/排序/), '12x');
    await expect(changed).toHaveBeenLastCalledWith('sort', 12);
    await userEvent.click(canvas.getByRole('checkbox', { name: '上架' }));
    await expect(changed).toHaveBeenLastCalledWith('isListed', 1);
    await userEvent.click(canvas.getByRole('checkbox', { name: '发货' }));
    await expect(changed).toHaveBeenLastCalledWith('permissions', ['ship']);
    await userEvent.clear(canvas.getByLabelText(/排序/));
    await expect(changed).toHaveBeenLastCalledWith('sort', undefined);
  },
};

export const PictureRefused: Story = {
  name: '不能显示的图片',
  parameters: { desk: { answers: { [operations.addPicture.id]: new Refused(422, 42_200, '图片太大') } } },
  args: { fields: every.filter(({ type }) => type === 'picture') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(input as HTMLInputElement, new File(['?'], '标志.png', { type: 'image/png' }));
    await canvas.findByText('标志.png 不是能显示的图片');
  },
};

type Tier = { from?: string; price?: string };

export const Tiers: Story = {
  name: '几个同样的表单（FieldsList）',
  render: () => {
    const { form, set } = useForm<{ tiers: readonly Tier[] }>({
      tiers: [{ from: '10', price: '12.50' }, { from: '5' }],
    });
    return (
      <Card title="阶梯价">
        <FieldsList<Tier>
          list={form.tiers}
          titleOf={(_, at) => `第 ${at + 1} 档`}
          fieldsOf={() => [
            { name: 'from', label: '数量', type: 'figure', required: true },
            { name: 'price', label: '价格', type: 'figure', required: true },
          ]}
          addLabel="加一档"
          blank={{}}
          most={3}
          within="tiers"
          problems={{ 'tiers[1][price]': ['请填写价格'], tiers: ['数量要从小到大'] }}
          onChange={(tiers) => set({ tiers })}
        />
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加一档' }));
    await canvas.findByRole('group', { name: '第 3 档' });
    await expect(canvas.queryByRole('button', { name: '加一档' })).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: '删除' })[2] as HTMLElement);
    await expect(canvas.getAllByRole('group')).toHaveLength(2);
  },
};
