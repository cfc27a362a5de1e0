import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { deskDocs, deskStory } from '#testing/desk-story.tsx';
import { Refused } from '#testing/fake-server.ts';
import { BulkUpload } from './bulk-upload.tsx';

const found = (name: string, id: number, stored = 0) => ({
  name,
  found: 'one' as const,
  id,
  title: `六味地黄丸 200丸/瓶 批号 2026080${id}`,
  stored,
});
const files = ['六味地黄丸-20260801.pdf', '20260802.pdf', '扫描件.pdf', '20260804.pdf'];
const lost = { name: files[2] as string, found: 'none' as const, id: null, title: '', stored: 0 };
const matches = [found(files[0] as string, 1), found(files[1] as string, 2, 1), lost, found(files[3] as string, 4)];

const meta = {
  ...deskStory,
  title: '工作台/BulkUpload 批量上传',
  component: BulkUpload,
  parameters: {
    docs: deskDocs('一次传几百个文件：按文件名找到商品或批号，传之前先给出清单，传完逐个说结果。', '640px'),
    desk: { answers: { matchFiles: matches, addReport: null } },
  },
  args: { kind: 'report' },
} satisfies Meta<typeof BulkUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

type Played = Parameters<NonNullable<Story['play']>>[0];

const choose = async ({ canvas, userEvent }: Played) => {
  await userEvent.click(await canvas.findByRole('button', { name: '批量上传检验报告' }));
  const dialog = within(await screen.findByRole('dialog'));
  const chosen = files.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
  await userEvent.upload(dialog.getByLabelText('批量上传检验报告'), chosen);
  return dialog;
};

export const Default: Story = { name: '默认' };
export const Report: Story = {
  name: '传之前的清单',
  play: async (context) => {
    const dialog = await choose(context);
    await dialog.findByText('4 个文件，2 个待上传，0 个已上传');
    await dialog.findByText('已有 1 份报告，跳过');
    await dialog.findByText('没有对应的商品或批号');
  },
};
export const Sent: Story = {
  name: '传完的结果',
  play: async (context) => {
    const dialog = await choose(context);
    await context.userEvent.click(await dialog.findByRole('button', { name: '上传 2 个' }));
    await dialog.findByText('4 个文件，0 个待上传，2 个已上传');
  },
};
export const SomeRefused: Story = {
  name: '有的没有上传',
  parameters: { desk: { answers: { addReport: new Refused(422, 42_200, '文件太大') } } },
  play: async (context) => {
    const dialog = await choose(context);
    await context.userEvent.click(await dialog.findByRole('button', { name: '上传 2 个' }));
    // Files upload one after another.
    await waitFor(() => expect(dialog.getAllByText('没有上传：文件太大')).toHaveLength(2));
  },
};
export const Unmatched: Story = {
  name: '清单被拒绝',
  parameters: { desk: { answers: { matchFiles: new Refused(422, 42_200, '一次最多 500 个文件') } } },
  play: async (context) => {
    const dialog = await choose(context);
    await dialog.findByText('一次最多 500 个文件');
  },
};
export const NoRight: Story = {
  name: '没有权限，不显示',
  tags: ['behaviour'],
  parameters: { desk: { role: 'sales' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
