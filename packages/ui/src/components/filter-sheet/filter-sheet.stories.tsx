import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../stories/usage.ts';
import { FilterButton } from './filter-button.tsx';
import { FilterSheet, FilterSheetGroup } from './filter-sheet.tsx';

const groups = {
  类别: ['中成药', '化学药', '中药饮片', '参茸贵细', '医疗器械'],
  功效: ['补益', '清热解毒', '活血化瘀', '止咳祛痰', '健脾消食', '安神', '外用'],
  生产厂家: ['豫西本草制药', '九岭药业', '内蒙古自治区呼伦贝尔蒙药现代化制药', '海联药业'],
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
        resultLabel={`查看 ${526 - chosen.length * 100} 件商品`}
        onReset={() => setChosen([])}
      >
        {Object.entries(groups).map(([label, options]) => (
          <FilterSheetGroup
            key={label}
            label={label}
            options={options.map((option, index) => ({
              id: option,
              label: option,
              count: 126 - index * 17,
              chosen: chosen.includes(option),
              onClick: () => flip(option),
            }))}
          />
        ))}
      </FilterSheet>
    </div>
  );
}

const meta = {
  title: '导航/FilterSheet 手机筛选',
  component: FilterSheet,
  parameters: usage('手机上把全部筛选收进一张从底部升起的纸', '宽屏用 FilterPanel，一眼看全'),
  args: { open: true, onClose: () => {}, children: null, resultLabel: '查看 126 件商品' },
  render: () => <Filtered />,
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /筛选/ });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: /^中成药/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^满减/ }));
    await expect(canvas.getByRole('button', { name: /^满减/ })).toHaveAttribute('aria-current', 'true');
    // The sheet slides up from the foot of the window.
    await waitFor(() => expect(canvas.getByRole('button', { name: '查看 326 件商品' })).toBeVisible());
  },
};
export const ResetAndClose: Story = {
  render: () => <Filtered start={['补益', '秒杀']} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /筛选/ }));
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await userEvent.click(canvas.getByRole('button', { name: '查看 526 件商品' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: '筛选' })).toHaveFocus();
  },
};
export const SomeChosen: Story = { render: () => <Filtered start={['补益', '秒杀']} /> };
