import type { Meta, StoryObj } from '@storybook/react-vite';
import { NothingFound } from './nothing-found.tsx';

const meta = {
  title: '商城组件/NothingFound 没搜到',
  component: NothingFound,
  parameters: {
    shop: { at: '/', as: 'pharmacy' },
    docs: {
      description: { component: '没搜到时给出路：改词、去掉条件、登记求购。' },
      story: { inline: false, height: '640px' },
    },
  },
  args: { search: null },
} satisfies Meta<typeof NothingFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认' };
