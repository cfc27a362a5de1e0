import { operations } from '@yaoji/api-client';
import { isPdf } from '@yaoji/api-client/view';
import type { Slip } from '@yaoji/api-client/wire';
import { Button, Card, FileUpload, FormField, Link, Notice, PictureViewer, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { useUploadSlip } from '#features/payment/upload-slip.mutation.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { maxUploadBytes, paperTypes } from '#shared/files/upload-limits.ts';
import { useMutateOnce } from '#shared/forms/use-mutate-once.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './transfer.css.ts';

type SlipCardProps = {
  orderId: number;
  /** The latest slip. */
  slip: Slip | null;
  onSent: () => void;
};

const fileId = 'slip';

/** The transfer slip: choose, preview, upload, and its review. */
export function SlipCard({ orderId, slip, onSent }: SlipCardProps) {
  const [file, setFile] = useState<File | null>(null);
  const [remark, setRemark] = useState('');
  const [problem, setProblem] = useState('');
  const upload = useUploadSlip();
  const uploadOnce = useMutateOnce(upload);
  const failure = fieldProblems(upload.error).file;

  const send = () => {
    if (!file) return setProblem('请选择转账凭证');
    uploadOnce(
      { orderId, file, remark: remark.trim() },
      {
        onSuccess: () => {
          setFile(null);
          setRemark('');
          onSent();
        },
      },
    );
  };
  const state = upload.isPending ? 'sending' : upload.isError ? 'failed' : 'done';

  return (
    <Card title={slip ? '转账凭证' : '上传转账凭证'} padding="large">
      <div className={css.slip}>
        {slip && <SlipState slip={slip} />}
        <FormField label={slip ? '补充或更换凭证' : '凭证文件'} required={!slip} error={problem || failure}>
          <FileUpload
            files={
              file ? [{ id: fileId, name: file.name, file, state, percent: upload.percent, message: failure }] : []
            }
            accept={paperTypes}
            maxBytes={maxUploadBytes}
            hint="银行回单的照片、截图或 PDF，不超过 10MB；可拖入或粘贴"
            onAdd={([chosen]) => {
              setProblem('');
              upload.reset();
              setFile(chosen ?? null);
            }}
            onRemove={() => setFile(null)}
            onRetry={send}
          />
        </FormField>
        <FormField label="备注" hint="选填，如转账时间、付款账户">
          <TextField value={remark} maxLength={200} onChange={setRemark} />
        </FormField>
        <div>
          <RoleButton operation={operations.uploadSlip} size="large" loading={upload.isPending} onClick={send}>
            提交凭证
          </RoleButton>
        </div>
      </div>
    </Card>
  );
}

const slipWords = {
  pending: { tone: 'info', text: '凭证已上传，等待核对到账。到账后订单自动转为待发货，本页会自动跳转。' },
  accepted: { tone: 'success', text: '款项已到账。' },
  rejected: { tone: 'danger', text: '凭证未通过核对，请重新上传清晰的银行回单。' },
} as const;

function SlipState({ slip }: { slip: Slip }) {
  const [isShown, setShown] = useState(false);
  const { tone, text } = slipWords[slip.status];
  return (
    <Notice
      tone={tone}
      announced
      action={
        isPdf(slip.url) ? (
          <Link href={slip.url}>查看凭证</Link>
        ) : (
          <Button tone="plain" size="small" aria-haspopup="dialog" onClick={() => setShown(true)}>
            查看凭证
          </Button>
        )
      }
    >
      {text}　上传于 {formatMinute(slip.createdAt)}
      <PictureViewer
        pictures={[{ src: slip.url, alt: '转账凭证' }]}
        index={isShown ? 0 : null}
        onClose={() => setShown(false)}
      />
    </Notice>
  );
}
