import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type DeskParameter, deskDocs, deskStory } from '#testing/desk-story.tsx';
import { buyer, goods } from '#testing/samples.ts';
import { BuyerSearch } from './buyer-search.tsx';
import { GoodsSearch } from './goods-search.tsx';
import { RegionChoice } from './region-choice.tsx';

const add = fn();
const found = [1, 2, 3].map((id) => goods(id));
const { company, id, username } = buyer();
const region = (code: string, name: string) => ({ code, name });

const meta = {
  ...deskStory,
  title: '工作台/GoodsSearch 选商品、客户与地区',
  component: GoodsSearch,
  parameters: {
    docs: deskDocs('输入就找，点一下或按 Enter 加入；把表格里的一列编号贴进来，一次加入。', '480px'),
    desk: { answers: { listGoods: { list: found, total: 3 } } as DeskParameter['answers'] },
  },
  args: { label: '添加商品', onAdd: add },
} satisfies Meta<typeof GoodsSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

type Played = Parameters<NonNullable<Story['play']>>[0];
const type = ({ canvas, userEvent }: Played, text: string) =>
  userEvent.type(canvas.getByRole('textbox', { name: '添加商品' }), text);

export const Default: Story = { name: '默认' };
export const Found: Story = {
  name: '找到几种，Enter 加入第一种',
  play: async (context) => {
    await type(context, '六味');
    await context.canvas.findByRole('list', { name: '找到的商品' });
    await type(context, '{Enter}');
    await expect(add).toHaveBeenLastCalledWith([expect.objectContaining({ id: 1 })]);
    await type(context, '地黄');
  },
};
export const LongNames: Story = {
  name: '很长的名称',
  parameters: {
    desk: {
      answers: {
        listGoods: {
          list: [
            goods(1, {
              name: '复方对乙酰氨基酚薄荷脑颗粒（无糖型，儿童用）',
              maker: '四川省康宁制药有限责任公司成都分公司',
            }),
          ],
          total: 1,
        },
      },
    },
  },
  play: async (context) => {
    await type(context, '复方');
    await context.canvas.findByText(/薄荷脑颗粒/);
  },
};
export const Pasted: Story = {
  name: '粘贴几个编号',
  play: async (context) => {
    await type(context, '101 102 103');
    await context.canvas.findByText('按 Enter 加入 3 种商品');
    await type(context, '{Enter}');
    await expect(add).toHaveBeenLastCalledWith([101, 102, 103].map((each) => ({ id: each, name: `商品${each}` })));
    await type(context, '101 102');
  },
};
export const Nothing: Story = {
  name: '没有找到',
  parameters: { desk: { answers: { listGoods: { list: [], total: 0 } } } },
  play: async (context) => {
    await type(context, '没有这种药');
    await context.canvas.findByText('没有找到商品');
  },
};

export const Buyers: Story = {
  name: '选客户（BuyerSearch）',
  parameters: { desk: { answers: { listBuyers: { list: [{ ...buyer(), username, company, id }], total: 1 } } } },
  render: () => <BuyerSearch label="客户" start="康宁" onChoose={add} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: company }));
    await expect(add).toHaveBeenLastCalledWith({ id, company });
  },
};
export const Regions: Story = {
  name: '选地区（RegionChoice）',
  parameters: {
    desk: {
      answers: {
        listRegions: [region('510000', '四川省'), region('500000', '重庆市')],
      } satisfies DeskParameter['answers'],
    },
  },
  render: () => <RegionChoice labels={['加入', '不送这里']} onChoose={add} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '加入' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText('省份'), await canvas.findByRole('option', { name: '四川省' }));
    await userEvent.click(canvas.getByRole('button', { name: '不送这里' }));
    await expect(add).toHaveBeenLastCalledWith({ code: '510000', name: '四川省' }, 1);
  },
};
