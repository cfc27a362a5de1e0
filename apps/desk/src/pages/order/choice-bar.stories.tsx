import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '@yaoji/ui';
import { expect } from 'storybook/test';
import * as css from '#pages/parts/page.css.ts';
import { type DeskParameter, deskDocs, deskStory } from '#testing/desk-story.tsx';
import { listedOrder } from '#testing/samples.ts';
import { ChoiceBar, useChoice } from './choice-bar.tsx';

const rows = [listedOrder(1), listedOrder(2, { hasSlip: 1, status: 'pending' }), listedOrder(3)];

function Orders() {
  const choice = useChoice(rows);
  return (
    <>
      <ChoiceBar choice={choice} />
      <div className={css.choices}>
        {rows.map(({ id, no }) => (
          <Checkbox key={id} label={no} checked={choice.has(id)} onChange={(isOn) => choice.choose([id], isOn)} />
        ))}
      </div>
    </>
  );
}

const meta = {
  ...deskStory,
  title: '工作台/ChoiceBar 批量操作',
  component: ChoiceBar,
  parameters: { docs: deskDocs('勾选几单一起做：只出现对已选的单有用、这个岗位能做的操作。') },
  args: { choice: { rows, chosen: [], has: () => false, choose: () => undefined } },
  render: () => <Orders />,
} satisfies Meta<typeof ChoiceBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '没有勾选' };
export const Some: Story = {
  name: '选了两单，一单有凭证',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: rows[0]?.no as string }));
    await userEvent.click(canvas.getByRole('checkbox', { name: rows[1]?.no as string }));
    await canvas.findByText('已选 2 单');
    await canvas.findByRole('link', { name: '配货单 1 单' });
    await canvas.findByRole('button', { name: '确认到账 1 单' });
  },
};
export const All: Story = {
  name: '全选本页，再全不选',
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: '全选本页' });
    await userEvent.click(all);
    await canvas.findByRole('button', { name: '批量发货 3 单' });
    await userEvent.click(all);
    await expect(await canvas.findByText('空格 勾选')).toBeVisible();
  },
};
export const FewRights: Story = {
  name: '不能发货的岗位',
  parameters: { desk: { role: 'sales' } satisfies DeskParameter },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选本页' }));
    await canvas.findByRole('link', { name: '随货同行单 3 单' });
    await expect(canvas.queryByRole('button', { name: /批量发货/ })).toBeNull();
  },
};
