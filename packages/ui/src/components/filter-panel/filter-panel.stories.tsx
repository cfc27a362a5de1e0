import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { popoverListens } from '../../../stories/popover-listens.ts';
import { usage } from '../../../stories/usage.ts';
import { ChosenFilters, FilterPanel } from './filter-panel.tsx';

const choose = fn();
const makers = ['豫西本草制药', '九岭药业', '石门岭药业', '津河滴丸制药', '滇南三七药业', '海联药业', '康测科技'].map(
  (label, index) => ({
    id: label,
    label,
    count: 42 - index * 5,
    chosen: index === 6,
    onClick: choose,
  }),
);

const offers = { label: '优惠', options: [{ id: '满减', label: '满减', count: 64, href: '#3' }] };

const meta = {
  title: '导航/FilterPanel 筛选',
  component: FilterPanel,
  parameters: {
    ...usage('宽屏列表上方，一眼看全可选的条件与数量', '手机上用 FilterSheet；只有两三个选项用 SegmentedControl'),
    look: true,
  },
  args: { groups: [offers, { label: '生产厂家', options: makers, max: 4 }], unfolded: false, onUnfold: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 1200 }}>{Story()}</div>],
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['一行菜单', '收起时每组一个菜单，有选中的会加深', 'section button'],
    ['已选', 'ChosenFilters：每个可去掉，最后是清除', '[aria-label=已选]'],
    ['展开筛选', '改成每组一行；超过 max 个的收在「更多」，选中的总在', 'section > div > button'],
  ),
  args: {
    children: (
      <ChosenFilters
        items={[
          { id: '1', label: '中成药', href: '#1' },
          { id: '2', label: '有货', href: '#2' },
        ]}
        clear={{ href: '#' }}
      />
    ),
  },
};

export const Menu: Story = {
  name: '菜单',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '生产厂家' }));
    await userEvent.click(await canvas.findByRole('button', { name: /九岭药业/ }));
    await expect(choose).toHaveBeenCalled();
    await popoverListens();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: /九岭药业/ })).toBeNull();
  },
};

export const Unfolded: Story = {
  name: '已展开',
  args: { unfolded: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /海联药业/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: /康测科技/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '更多生产厂家' }));
    await userEvent.click(canvas.getByRole('button', { name: /海联药业/ }));
    await expect(choose).toHaveBeenCalled();
  },
};
