import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { hotWords, suggestions as items, searchBoxAnatomy } from '../../../stories/layout.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { Link } from '../link/link.tsx';
import { SearchBox } from './search-box.tsx';

const meta = {
  title: '页面框架/SearchBox 搜索框',
  component: SearchBox,
  parameters: {
    ...usage('页头的商品搜索，有联想、热词与键盘操作', '在自己的一个列表里查找，用 TextField 的搜索类型'),
    look: true,
  },
  args: {
    query: '',
    kind: 'goods',
    suggestions: { state: 'ready', items },
    hotWords,
    onQueryChange: fn(),
    onSearch: fn(),
    onKindChange: fn(),
    onSuggestion: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 736, minHeight: 280, padding: 12 }}>{Story()}</div>],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the panel without the focus, so that each story of a documentation page shows its own. */
const enter = async (canvas: ReturnType<typeof within>, text: string) => {
  await fireEvent.change(canvas.getByRole('combobox', { name: '搜索' }), { target: { value: text } });
};

export const Default: Story = { name: '默认' };
export const WithKeyword: Story = { name: '有关键词', parameters: searchBoxAnatomy, args: { query: 'lwdhw' } };
export const LongestKeyword: Story = {
  name: '关键词最长',
  args: { query: '复方氨酚烷胺那敏盐酸伪麻黄碱缓释胶囊（儿童装·无蔗糖型）内蒙古自治区呼伦贝尔蒙药' },
};
export const Suggestions: Story = {
  name: '联想词',
  parameters: framed(320),
  play: async ({ canvas, args }) => {
    await enter(canvas, '六味');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('六味');
    await expect(within(canvas.getByRole('listbox')).getAllByRole('option')).toHaveLength(3);
  },
};
export const WithRows: Story = {
  name: '[S5] 联想行可直接订购',
  parameters: framed(320),
  args: {
    rows: {
      count: 2,
      draw: ({ active, idOf }) => (
        <ul aria-label="直接订购">
          {['六味地黄丸 ¥12.80', '六味地黄胶囊 ¥9.60'].map((text, row) => (
            <li key={text} id={idOf(row)} aria-current={row === active}>
              {text}
            </li>
          ))}
        </ul>
      ),
      onKey: fn((event) => event.preventDefault()),
    },
  },
  play: ({ canvas }) => enter(canvas, '六味'),
};
export const KeyboardInRows: Story = {
  ...WithRows,
  name: '[S5] 联想行：上、下、回车',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '搜索' }), '六味');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.rows?.onKey).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'Enter' }), 1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSuggestion).toHaveBeenCalledWith(items[0]);
  },
};
export const Searching: Story = {
  name: '[S5] 搜索中…',
  parameters: framed(320),
  args: { suggestions: { state: 'loading', items: [] } },
  play: async ({ canvas }) => {
    await enter(canvas, 'lw');
    await expect(canvas.getByText('搜索中…')).toBeVisible();
  },
};
export const NoData: Story = {
  name: '[S5] 暂无数据',
  parameters: framed(320),
  args: { suggestions: { state: 'ready', items: [] }, nothingFound: { label: '登记求购', href: '#' } },
  play: async ({ canvas }) => {
    await enter(canvas, 'xyz');
    await expect(canvas.getByText('暂无数据')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '登记求购' })).toBeVisible();
  },
};
export const EmptyKeywordHides: Story = {
  tags: ['behaviour'],
  name: '[S5] 清空关键词即收起',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: '搜索' });
    await userEvent.type(field, '六');
    await userEvent.clear(field);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
  },
};
export const Start: Story = {
  name: '[S5] 空搜索框先给最近的词',
  parameters: framed(320),
  args: { start: <Link href="#recent">川贝母</Link>, suggestions: { state: 'idle', items: [] } },
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByRole('combobox', { name: '搜索' }));
    await expect(canvas.getByRole('link', { name: '川贝母' })).toBeVisible();
    await enter(canvas, '六');
    await expect(canvas.queryByRole('link', { name: '川贝母' })).toBeNull();
    await enter(canvas, '');
    await expect(canvas.getByRole('link', { name: '川贝母' })).toBeVisible();
  },
};
export const Keyboard: Story = {
  tags: ['behaviour'],
  name: '[S5] 上、下、回车、Esc',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: '搜索' });
    const option = (index: number) => within(canvas.getByRole('listbox')).getAllByRole('option')[index];
    await userEvent.type(field, '六味');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(option(1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(option(2)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSuggestion).toHaveBeenCalledWith(items[2]);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field, '地');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
export const TrimsOnSubmit: Story = {
  tags: ['behaviour'],
  name: '[S5] 提交时去掉首尾空格',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '搜索' }), '  阿胶 {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('阿胶');
  },
};
export const Composing: Story = {
  tags: ['behaviour'],
  name: '[S5] 输入法组字时不触发',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: '搜索' });
    field.focus();
    fireEvent.compositionStart(field);
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(field, "e'jiao");
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(args.onQueryChange).not.toHaveBeenCalled();
    await expect(args.onSearch).not.toHaveBeenCalled();
    setValue?.call(field, '阿胶');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    fireEvent.compositionEnd(field);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('阿胶');
  },
};
export const SwitchesKind: Story = {
  name: '切换搜索范围',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '搜索范围' }), 'maker');
    await expect(args.onKindChange).toHaveBeenCalledWith('maker');
  },
};
