import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { usage } from '../../../stories/usage.ts';
import { LetterIndex } from './letter-index.tsx';

const meta = {
  title: '导航/LetterIndex 字母索引',
  component: LetterIndex,
  parameters: usage('几十个以上、按拼音首字母找的名录', '不到二十项的列表，直接列出', '没有内容的字母变淡，不能点。'),
  args: { letters: [...'BDFHJLQSTXYZ', '#'], current: null, hrefOf: (letter: string | null) => `#${letter ?? ''}` },
} satisfies Meta<typeof LetterIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '默认',
  parameters: anatomy(['全部', '回到不筛', 'a'], ['A 到 Z、#', '有内容的可点，没有的变淡；# 是不以字母起头的', 'span']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Y' })).toHaveAttribute('href', '#Y');
    await expect(canvas.queryByRole('link', { name: 'A' })).toBeNull();
  },
};
export const Chosen: Story = {
  name: '已选',
  args: { current: 'T' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'T' })).toHaveAttribute('aria-current', 'true'),
};
export const Nothing: Story = { name: '没有字母', args: { letters: [] } };
