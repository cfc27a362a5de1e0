import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { FilterButton } from './filter-button.tsx';
import { FilterSheet } from './filter-sheet.tsx';

const groups = {
  类别: ['中成药', '化学药', '中药饮片', '参茸贵细', '医疗器械'],
  功效: ['补益', '清热解毒', '活血化瘀', '止咳祛痰', '健脾消食', '安神', '外用'],
  生产厂家: [
    '内蒙古自治区呼伦贝尔蒙药现代化制药',
    ...['豫西本草', '九岭', '海联', '皖巢', '苏淮', '汉水源', '丹溪里'].flatMap((name) =>
      ['制药', '药业', '饮片'].map((kind) => `${name}${kind}`),
    ),
  ],
  优惠: ['满减', '秒杀', '换购', '赠品', '阶梯价', '包邮'],
};

function Filtered({ start = [] as string[] }) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(start);
  const flip = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div style={{ minHeight: 640 }}>
      <FilterButton count={chosen.length} expanded={open} onClick={() => setOpen(true)} />
      <FilterSheet
        open={open}
        onClose={() => setOpen(false)}
        resultLabel={`查看 ${526 - chosen.length * 100} 种商品`}
        onReset={() => setChosen([])}
        groups={Object.entries(groups).map(([label, options]) => ({
          label,
          options: options.map((option, index) => ({
            id: option,
            label: option,
            count: Math.max(3, 126 - index * 17),
            chosen: chosen.includes(option),
            onClick: () => flip(option),
          })),
        }))}
      />
    </div>
  );
}

const meta = {
  title: '导航/FilterSheet 手机筛选',
  component: FilterSheet,
  parameters: framed(640, usage('手机上把全部筛选收进一张从底部升起的纸', '宽屏用 FilterPanel，一眼看全')),
  args: { open: true, onClose: () => {}, groups: [], resultLabel: '查看 126 种商品' },
  render: () => <Filtered />,
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['标题', '筛选', 'dialog h2'],
    ['左栏', '各组的名字，有选中的带一点', 'dialog header + div button'],
    ['选项', '当前一组的选项，带数量；超过 20 个时可搜索', 'dialog [role=group] button'],
    ['重置', '有 onReset 才有', 'footer button'],
    ['查看结果', '关上，看列表', 'footer button + button'],
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /筛选/ });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: /^中成药/ }));
    await userEvent.click(canvas.getByRole('button', { name: '优惠' }));
    await userEvent.click(canvas.getByRole('button', { name: /^满减/ }));
    await expect(canvas.getByRole('button', { name: /^满减/ })).toHaveAttribute('aria-current', 'true');
    // The sheet slides up from the foot of the window.
    await waitFor(() => expect(canvas.getByRole('button', { name: '查看 326 种商品' })).toBeVisible());
  },
};
export const SearchedGroup: Story = {
  name: '在一组里搜索',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /筛选/ }));
    await userEvent.click(canvas.getByRole('button', { name: '生产厂家' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索生产厂家' }), '海联');
    const group = canvas.getByRole('group', { name: '生产厂家' });
    await expect(group.textContent).toContain('海联制药');
    await expect(group.textContent).not.toContain('九岭药业');
  },
};
export const ResetAndClose: Story = {
  name: '重置后关闭',
  tags: ['behaviour'],
  render: () => <Filtered start={['补益', '秒杀']} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /筛选/ }));
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await userEvent.click(canvas.getByRole('button', { name: '查看 526 种商品' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: '筛选' })).toHaveFocus();
  },
};
export const SomeChosen: Story = { name: '已选几项', render: () => <Filtered start={['补益', '秒杀']} /> };
