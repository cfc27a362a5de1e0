import type { Meta, StoryObj } from '@storybook/react-vite';
import { operations, type Schemas } from '@yaoji/api-client/desk';
import { expect, screen, within } from 'storybook/test';
import { useRead } from '#shared/api/use-read.ts';
import { deskDocs, deskStory } from '#testing/desk-story.tsx';
import { type Answers, Refused } from '#testing/fake-server.ts';
import { columnsOf } from './columns.tsx';
import type { Field } from './fields.tsx';
import { RecordPage } from './record-page.tsx';

type Brand = Schemas['Brand'];
type Form = Schemas['BrandForm'];

const { text, figure } = columnsOf<Brand>();
const fields: readonly Field<keyof Form>[] = [
  { name: 'name', label: '品牌', required: true },
  { name: 'maker', label: '厂家', required: true, hint: '与商品的厂家一致；有在售商品才显示' },
  { name: 'sort', label: '排序', type: 'integer', hint: '小的在前', required: true },
];

function Brands() {
  return (
    <RecordPage<Form, Brand>
      name="品牌"
      note="品牌墙上的顺序"
      query={useRead(operations.listBrands, { query: {} }, { isList: true })}
      titleOf={({ form }) => form.name}
      columns={[text('厂家', 320, ({ form }) => form.maker), figure('排序', 64, ({ form }) => form.sort)]}
      fields={fields}
      within="brand"
      blank={() => ({ name: '', maker: '', sort: 0 })}
      create={operations.createBrand}
      change={operations.changeBrand}
      remove={{ operation: operations.removeBrand, label: '删除', restore: operations.createBrand }}
    />
  );
}

const brand = (id: number, name: string, more: Partial<Form> = {}): Brand => ({
  id,
  version: `version-${id}`,
  form: { name, maker: `${name}制药有限公司`, sort: id, ...more },
});
const list = [brand(1, '豫西本草'), brand(2, '康宁')];
const stored: Answers = {
  listBrands: { list, total: 2 },
  createBrand: brand(3, '川贝'),
  changeBrand: brand(1, '豫西'),
  removeBrand: brand(1, '豫西本草'),
};
const answering = (answers: Answers) => ({ desk: { answers: { ...stored, ...answers } } });

const meta = {
  ...deskStory,
  title: '工作台/RecordPage 记录页',
  parameters: {
    docs: deskDocs('一类记录的页面：列表、新建、修改、删除与撤销；别人先改了，给出差别再保存。', '640px'),
    desk: { answers: stored },
  },
  render: () => <Brands />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Played = Parameters<NonNullable<Story['play']>>[0];

const open = async ({ canvas, userEvent }: Played, button: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

export const Default: Story = { name: '默认' };
export const Empty: Story = { name: '还没有', parameters: answering({ listBrands: { list: [], total: 0 } }) };
export const Fresh: Story = { name: '新建', play: async (context) => void (await open(context, '新建品牌')) };
export const Incomplete: Story = {
  name: '新建，没填完',
  parameters: answering({
    createBrand: new Refused(422, 42_200, '请检查填写的内容', { errors: { 'brand[name]': ['请填写品牌'] } }),
  }),
  play: async (context) => {
    const dialog = await open(context, '新建品牌');
    await context.userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByText('请填写品牌');
  },
};
export const Conflict: Story = {
  name: '刚被他人修改',
  parameters: answering({
    changeBrand: new Refused(409, 40_904, '刚被他人修改', { data: { current: brand(1, '豫西本草', { sort: 9 }) } }),
  }),
  play: async (context) => {
    const dialog = await open(context, '豫西本草');
    await context.userEvent.type(dialog.getByLabelText(/品牌/), '堂');
    await context.userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByRole('table', { name: '被修改的内容' })).toHaveTextContent('排序19');
    await dialog.findByRole('button', { name: '仍按我的保存' });
  },
};
export const Changed: Story = {
  name: '保存后可撤销',
  play: async (context) => {
    const dialog = await open(context, '豫西本草');
    await context.userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await context.canvas.findByText('品牌已保存');
    await context.canvas.findByRole('button', { name: '撤销' });
  },
};
export const Removed: Story = {
  name: '删除后可撤销',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '删除' }))[0] as HTMLElement);
    await canvas.findByText('已删除 豫西本草');
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await canvas.findByText('已撤销');
  },
};
