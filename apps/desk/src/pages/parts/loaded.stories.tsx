import type { Meta, StoryObj } from '@storybook/react-vite';
import { operations } from '@yaoji/api-client/desk';
import { Card } from '@yaoji/ui';
import { deskDocs, deskStory } from '#testing/desk-story.tsx';
import { type Answers, never, Refused } from '#testing/fake-server.ts';
import { Loaded } from './loaded.tsx';
import { Page } from './page.tsx';
import { PageNav } from './page-nav.tsx';
import { CardTable } from './rows.tsx';

const answering = (listOrderTags: NonNullable<Answers['listOrderTags']>) => ({
  desk: { at: '/orders', answers: { listOrderTags } },
});
const tags = [
  { name: '加急', count: 12 },
  { name: '冷链', count: 3 },
];

const meta = {
  ...deskStory,
  title: '工作台/Loaded 读取与页头',
  component: Loaded<typeof operations.listOrderTags>,
  parameters: { docs: deskDocs('读一个操作：先是加载，失败能重试，读到了才画内容。Page 是每一页的页头。') },
  args: {
    read: operations.listOrderTags,
    children: (list) => (
      <Card title="标签">
        <CardTable
          label="标签"
          heads={['标签', '订单']}
          figures={['订单']}
          rows={list.map(({ name, count }) => ({ key: name, cells: [name, count] }))}
        />
      </Card>
    ),
  },
  render: (args) => (
    <Page title="订单标签" note={<PageNav of="orders" />}>
      <Loaded {...args} />
    </Page>
  ),
} satisfies Meta<typeof Loaded<typeof operations.listOrderTags>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认', parameters: answering(tags) };
export const Empty: Story = { name: '没有内容', parameters: answering([]) };
export const Loading: Story = { name: '加载中', parameters: answering(never) };
export const Failing: Story = {
  name: '读取失败',
  parameters: answering(new Refused(500, 500, '服务器繁忙，请稍后再试')),
};

let isBusy = true;
export const Retry: Story = {
  name: '重试',
  tags: ['behaviour'],
  parameters: answering(() => (isBusy ? new Refused(409, 40_904, '正在整理，请稍后') : tags)),
  beforeEach: () => {
    isBusy = true;
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: '重新加载' });
    isBusy = false;
    await userEvent.click(again);
    await canvas.findByRole('table', { name: '标签' });
  },
};
