import { Button, Card, FileUpload, FormField, TextArea } from '@yaoji/ui';
import type { FormEvent, SyntheticEvent } from 'react';
import { isPicture, setListPicture } from '#features/purchase-list/list-picture.store.ts';
import { useMatchList } from '#features/purchase-list/match-list.mutation.ts';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { useDraft } from '#shared/storage/use-draft.ts';
import { PictureButton } from './picture-button.tsx';
import * as css from './quick-purchase.css.ts';

const example = ['六味地黄丸 200丸 豫西本草 20盒', '国药准字Z44020001 板蓝根颗粒 50', '6901234567892　10'].join('\n');

export function ListForm({ owner }: { owner: number }) {
  const { draft, change, clear } = useDraft(`purchase-list-text-${owner}`, { text: '' });
  const { mutate, isPending, variables, error } = useMatchList();
  const problems = fieldProblems(error);
  const file = isPending && variables && 'file' in variables ? variables.file : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.text.trim() && !isPending) mutate({ text: draft.text }, { onSuccess: clear });
  };
  /** Takes a pasted or dropped picture, such as a screenshot of a chat. */
  const takePicture = (event: SyntheticEvent, files: FileList) => {
    const picture = [...files].find(isPicture);
    if (!picture) return;
    event.preventDefault();
    setListPicture(picture);
  };
  return (
    <div className={css.ways}>
      <Card title="粘贴清单" note="从 Excel、聊天记录或 ERP 中复制，列的顺序不限">
        <form
          className={css.form}
          onSubmit={submit}
          onPaste={(event) => takePicture(event, event.clipboardData.files)}
          onDrop={(event) => takePicture(event, event.dataTransfer.files)}
        >
          <FormField label="采购清单" error={problems.text}>
            <TextArea
              rows={12}
              maxLength={200_000}
              placeholder={example}
              value={draft.text}
              onChange={(text) => change({ text })}
            />
          </FormField>
          <div className={css.submit}>
            <span className={css.quiet}>每行一种商品，最多 2000 行；未注明规格的请自行核对。也可以拍照或粘贴图片</span>
            <PictureButton disabled={isPending} />
            <Button type="submit" loading={isPending && !file} disabled={!draft.text.trim() || isPending}>
              识别清单
            </Button>
          </div>
        </form>
      </Card>
      <Card title="上传文件">
        <FormField label="清单文件" error={problems.file}>
          <FileUpload
            files={file ? [{ id: 'list', name: file.name, state: 'sending' }] : []}
            accept=".csv,.xlsx,.txt"
            maxBytes={5 * 1024 * 1024}
            hint="CSV 或 XLSX，UTF-8 或 GBK 均可，不超过 5MB、2000 行。可直接拖入"
            disabled={isPending}
            onAdd={([chosen]) => chosen && mutate({ file: chosen })}
            onRemove={() => undefined}
          />
        </FormField>
        <ul className={css.rules}>
          <li>按商品编号、条码、批准文号、名称 + 规格 + 厂家或拼音识别；表头有“编码”或“货号”时，也按该列识别</li>
          <li>数量按中包装取整，不超过库存和限购；件、箱、斤会换算</li>
          <li>每一行都有结果，没能加入的可以下载</li>
        </ul>
      </Card>
    </div>
  );
}
