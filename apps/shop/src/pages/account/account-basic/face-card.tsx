import { ApiError, operations } from '@yaoji/api-client';
import { Card, FileUpload, StoreIcon, toast } from '@yaoji/ui';
import { useChangeFace } from '#features/user/change-face.mutation.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import * as css from './basic.css.ts';

/** The account's picture. An unusable file changes nothing. */
export function FaceCard({ face }: { face: string | null }) {
  const change = useChangeFace();
  const send = (file: File | null) =>
    change.mutate(file, { onSuccess: () => void toast.success(file ? '头像已更换' : '头像已移除') });
  const { variables: chosen, error } = change;
  const tile = chosen && { id: 'chosen', name: chosen.name, file: chosen };
  const problem = error instanceof ApiError ? (error.errors.file?.[0] ?? error.message) : '不是能打开的图片，请换一张';
  return (
    <Card title="头像" note="显示在会员中心和“我的账户”">
      <div className={css.faceRow}>
        <span className={css.face}>
          {face ? <img className={css.facePicture} src={face} alt="当前头像" /> : <StoreIcon size={36} />}
        </span>
        <FileUpload
          label="上传头像"
          accept="image/*"
          hint="JPG、PNG 或 WebP 图片，会缩小后保存"
          files={
            !tile || change.isSuccess
              ? []
              : [{ ...tile, ...(change.isPending ? { state: 'sending' } : { state: 'failed', message: problem }) }]
          }
          onAdd={([file]) => file && send(file)}
          onRemove={() => change.reset()}
          onRetry={() => chosen && send(chosen)}
        />
        {face && (
          <RoleButton
            operation={operations.changeFace}
            tone="outline"
            size="small"
            disabled={change.isPending}
            onClick={() => send(null)}
          >
            移除头像
          </RoleButton>
        )}
      </div>
    </Card>
  );
}
