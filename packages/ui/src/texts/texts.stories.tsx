import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from '../components/pagination/pagination.tsx';
import { EmptyState } from '../components/state/empty-state.tsx';
import { ErrorState } from '../components/state/error-state.tsx';
import { type Texts, TextsProvider } from './texts-provider.tsx';

const english: Texts = {
  pagination: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
  emptyState: { title: 'No goods here' },
  errorState: { title: 'Could not be loaded', retry: 'Try again' },
};
const gentle: Texts = { errorState: { title: 'Sorry, that did not work' } };

const meta = {
  title: '基础/TextsProvider 文字',
  component: TextsProvider,
  parameters: {
    docs: {
      description: {
        component:
          '组件自带的中文都是默认值，由一个 provider 按组件名替换；没有写到的照旧。组件的属性优先于 provider。默认文字在各组件自己的模块里，用不到的组件不会带进来。',
      },
    },
  },
  args: { texts: english, children: null },
  render: ({ texts }) => (
    <TextsProvider texts={texts}>
      <Pagination page={2} pageCount={5} hrefOf={(page) => `#${page}`} />
      <EmptyState compact />
      <EmptyState compact title="购物车空空如也~" />
      <TextsProvider texts={gentle}>
        <ErrorState compact onRetry={() => {}} />
      </TextsProvider>
    </TextsProvider>
  ),
} satisfies Meta<typeof TextsProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Replaced: Story = {
  name: '换成英文',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#3');
    await expect(canvas.getByText('No goods here')).toBeVisible();
    // A prop wins over the provider.
    await expect(canvas.getByText('购物车空空如也~')).toBeVisible();
    // The inner provider adds to the outer one.
    await expect(canvas.getByText('Sorry, that did not work')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Defaults: Story = {
  name: '默认文字',
  args: { texts: {} },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '下一页' })).toBeVisible(),
};
