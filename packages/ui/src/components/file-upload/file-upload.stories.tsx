import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { anatomy } from '../../../stories/anatomy.ts';
import { samplePicture } from '../../../stories/picture.ts';
import { framed, usage } from '../../../stories/usage.ts';
import { FormField } from '../form-field/form-field.tsx';
import { FileUpload, type FileUploadProps } from './file-upload.tsx';

const onAdd = fn();
const onRetry = fn();
const onPreview = fn();

function Stateful({ files, ...rest }: FileUploadProps) {
  const [uploaded, setUploaded] = useState(files ?? []);
  return (
    <FileUpload
      {...rest}
      files={uploaded}
      onAdd={(added) => {
        onAdd(added);
        setUploaded([...uploaded, ...added.map((file) => ({ id: file.name, name: file.name, file }))]);
      }}
      onRemove={(id) => setUploaded(uploaded.filter((file) => file.id !== id))}
    />
  );
}

const licence = { id: '1', name: '药品经营许可证.jpg', preview: samplePicture('许可证') };
const meta = {
  title: '表单/FileUpload 上传',
  component: FileUpload,
  parameters: usage(
    '证照、转账回单、退货图片、采购清单',
    '只贴一段文字就够时，用 TextArea',
    '可点选、拖入或粘贴；格式与大小在选择时先查一遍，服务器再按内容查。',
  ),
  args: {
    label: '证照图片',
    files: [licence],
    onAdd,
    onRemove: fn(),
    onRetry,
    onPreview,
    accept: 'image/jpeg,image/png,.pdf',
    maxFiles: 5,
    maxBytes: 10 * 1024 * 1024,
    hint: 'JPG、PNG 或 PDF，每个不超过 10MB',
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A single pixel. */
const point = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (name: string) =>
  new File([Uint8Array.from(atob(point), (sign) => sign.charCodeAt(0))], name, { type: 'image/png' });

export const Default: Story = {
  name: '默认',
  parameters: anatomy(
    ['入口', '按钮，也是放下文件的地方', 'label'],
    ['说明', '格式、大小、张数', 'p'],
    ['文件', '小图、名字、进度、删除、出错的原因', '[data-state]'],
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('证照图片'), [picture('营业执照.png'), picture('委托书.png')]);
    await expect(onAdd).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('营业执照.png')).toBeVisible();
    await expect(canvas.getByText('3/5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '删除 营业执照.png' }));
    await expect(canvas.queryByText('营业执照.png')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '查看 药品经营许可证.jpg' }));
    await expect(onPreview).toHaveBeenCalledWith('1');
  },
};
export const Empty: Story = { name: '空', args: { files: [] } };
export const Refused: Story = {
  name: '不符合要求的文件',
  parameters: framed(240),
  args: { files: [], maxFiles: 1 },
  play: async ({ canvas, canvasElement }) => {
    onAdd.mockClear();
    const dataTransfer = new DataTransfer();
    for (const file of [new File(['x'], '资质.docx'), picture('营业执照.png'), picture('许可证.png')]) {
      dataTransfer.items.add(file);
    }
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    canvasElement.querySelector('label')?.dispatchEvent(drop);
    await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1));
    await expect(canvas.getByText('资质.docx：不支持这种文件')).toBeVisible();
    await expect(canvas.getByText('许可证.png：最多上传 1 个')).toBeVisible();
    await expect(onAdd.mock.lastCall?.[0]).toHaveLength(1);
  },
};
export const NoPicture: Story = {
  name: '打不开的图片不收',
  parameters: framed(240),
  args: { files: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('证照图片'), new File(['x'], '假的.png', { type: 'image/png' }));
    await expect(await canvas.findByText('假的.png：不是能打开的图片，请换一张')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: '假的.png' })).toBeNull();
  },
};
export const States: Story = {
  name: '各状态',
  args: {
    files: [
      licence,
      { ...licence, id: '2', name: '营业执照（副本）2026年最新版扫描件.png', state: 'sending', percent: 62 },
      { id: '3', name: '采购委托书.pdf', state: 'sending' },
      { id: '4', name: '器械备案.png', state: 'failed', message: '网络中断' },
      { id: '5', name: '随货同行单.pdf' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(onRetry).toHaveBeenCalledWith('4');
    await expect(canvas.queryByLabelText('证照图片')).toBeNull();
  },
};
export const Disabled: Story = { name: '禁用', args: { disabled: true } };
export const Wrong: Story = {
  name: '有错',
  render: ({ label: _label, ...args }) => (
    <FormField label="药品经营许可证" required error="请上传药品经营许可证">
      <FileUpload {...args} files={[]} />
    </FormField>
  ),
};
