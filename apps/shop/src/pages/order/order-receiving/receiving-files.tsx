import type { Receiving } from '@yaoji/api-client/wire';
import { Button, Card, DownloadIcon } from '@yaoji/ui';
import { type ReceivingFile, useDownloadReceiving } from '#features/receiving/change-receiving.mutation.ts';
import * as css from './order-receiving.css.ts';

const files: readonly (readonly [ReceivingFile, string])[] = [
  ['record', '验收记录 PDF'],
  ['xlsx', '追溯码 XLSX'],
  ['csv', '追溯码 CSV'],
];

type FilesProps = { receiving: Receiving; waits: boolean };

/** Downloads the record, which must be archived, and the codes for the tracing platform. */
export function ReceivingFiles({ receiving: { orderId, orderNo }, waits }: FilesProps) {
  const download = useDownloadReceiving();
  return (
    <Card title="验收记录与追溯码" note="验收记录至少保存5年；追溯码用于上传追溯平台">
      <div className={css.files}>
        {files.map(([file, label]) => (
          <Button
            key={file}
            tone="outline"
            size="large"
            icon={<DownloadIcon size={16} />}
            disabled={waits}
            loading={download.isPending && download.variables.file === file}
            onClick={() => download.mutate({ id: orderId, orderNo, file })}
          >
            {label}
          </Button>
        ))}
      </div>
    </Card>
  );
}
