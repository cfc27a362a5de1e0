import type { Meta, StoryObj } from '@storybook/react-vite';
import { operations, type Schemas } from '@yaoji/api-client/desk';
import { orderStatusNames } from '@yaoji/domain';
import { useLocation } from 'react-router';
import { expect, screen, waitFor } from 'storybook/test';
import { type DeskParameter, deskDocs, deskStory } from '#testing/desk-story.tsx';
import { orderPage } from '#testing/samples.ts';
import { columnsOf } from './columns.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { MineFilter } from './mine-filter.tsx';
import * as css from './page.css.ts';
import { Page } from './page.tsx';
import { SearchField } from './search-field.tsx';
import { TagFilter } from './tags.tsx';
import { useColumns } from './use-columns.tsx';
import { useDays } from './use-days.tsx';
import { useStatus } from './use-status.tsx';

const { text } = columnsOf<Schemas['Order']>();
const all = ['订单号', '客户', '应付金额'].map((head) => text(head, 120, () => null));
const { counts } = orderPage([]);

function Filters() {
  const { query, bar } = useStatus('订单状态', orderStatusNames);
  const { range } = useDays();
  const { columns, choice, views } = useColumns('orders', all);
  return (
    <Page
      title="订单"
      note={<MineFilter label="只看我的客户" />}
      actions={
        <>
          <ExportButtons of="订单" query={query} />
          {choice}
          <TagFilter used={operations.listOrderTags} />
          {range}
          <SearchField label="搜索订单" placeholder="订单号、客户、商品" />
        </>
      }
    >
      {views}
      {bar(counts)}
      <p className={css.said}>
        地址 <output>{useLocation().search}</output>，列 {columns.map(({ header }) => header).join('、')}
      </p>
    </Page>
  );
}

const desk: DeskParameter = {
  at: '/orders?from=2026-11-01&to=2026-11-30',
  answers: {
    listOrderTags: [{ name: '加急', count: 3 }],
    listViews: [{ list: 'orders', name: '大单', query: 'sort=-total&status=paid', hidden: ['应付金额'] }],
    exportOrders: new Blob(['']),
  },
};

const meta = {
  ...deskStory,
  title: '工作台/useStatus 筛选栏',
  parameters: {
    docs: deskDocs(
      '列表上面的一切：状态、日期、标签、搜索、列、存下的视图。筛选都写在地址里，刷新、转发都一样。',
      '320px',
    ),
    desk,
  },
  render: () => <Filters />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const expectFilter = (name: string, value: string | null) =>
  waitFor(() => {
    const params = new URLSearchParams(document.querySelector('output')?.textContent ?? '');
    return expect(params.get(name)).toBe(value);
  });

export const Default: Story = { name: '默认', play: async ({ canvas }) => void (await canvas.findByLabelText('标签')) };
export const Filtered: Story = {
  name: '已筛选',
  parameters: { desk: { at: `${desk.at}&status=paid&tag=加急&search=六味&mine=1` } },
  play: async ({ canvas }) => void (await canvas.findByRole('option', { name: '加急 3', selected: true } as object)),
};
export const Plain: Story = {
  name: '没有标签和视图',
  parameters: { desk: { answers: { listOrderTags: [], listViews: [] } } },
};
export const Chosen: Story = {
  name: '筛选写进地址',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /待付款/ }));
    await expectFilter('status', 'pending');
    await userEvent.click(canvas.getByRole('checkbox', { name: '只看我的客户' }));
    await expectFilter('mine', '1');
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索订单' }), '六味{Enter}');
    await expectFilter('search', '六味');
    await userEvent.selectOptions(await canvas.findByLabelText('标签'), '加急');
    await expectFilter('tag', '加急');
    await userEvent.click(canvas.getByRole('tab', { name: /全部/ }));
    await expectFilter('status', null);
  },
};
export const View: Story = {
  name: '打开存下的视图',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '大单' }));
    await canvas.findByText(/列 订单号、客户$/);
    await canvas.findByRole('button', { name: '删除视图' });
  },
};
export const Columns: Story = {
  name: '选显示的列',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '客户' }));
    await canvas.findByText(/列 订单号、应付金额$/);
  },
};
