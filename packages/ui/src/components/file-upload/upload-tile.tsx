import { useEffect, useState } from 'react';
import { CloseIcon, RefreshIcon, WarningIcon } from '../../icons/icons.tsx';
import { DocumentIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import * as css from './file-upload.css.ts';

export type UploadedFileView = {
  /** Unique among its siblings. */
  id: string;
  name: string;
  /** Preview picture. */
  preview?: string | undefined;
  /** The chosen file, shown until there is a `preview`. */
  file?: File | undefined;
  /** Default `done`. */
  state?: 'sending' | 'done' | 'failed';
  /** Upload progress, 0 to 100. */
  percent?: number | undefined;
  /** Why it failed. */
  message?: string | undefined;
};

const uploadTileTexts = {
  sending: (name: string) => `正在上传 ${name}`,
  remove: (name: string) => `删除 ${name}`,
  retry: '重试',
  view: (name: string) => `查看 ${name}`,
  failed: '上传失败',
};

type UploadTileProps = {
  file: UploadedFileView;
  onRemove: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
  onPreview: ((id: string) => void) | undefined;
  /** The file is no picture, whatever its name says. */
  onUnreadable: () => void;
};

export function UploadTile({ file, onRemove, onRetry, onPreview, onUnreadable }: UploadTileProps) {
  const texts = useTexts('uploadTile', uploadTileTexts);
  const { id, name, state = 'done', message } = file;
  const picture = usePicture(file);
  const face = picture ? (
    <img
      src={picture}
      alt={name}
      className={css.picture}
      {...(file.preview === undefined ? { onError: onUnreadable } : {})}
    />
  ) : (
    <DocumentIcon size={28} label={name} />
  );
  return (
    <div className={css.tile} data-state={state}>
      {onPreview && picture && state === 'done' ? (
        <button type="button" className={css.face} aria-label={texts.view(name)} onClick={() => onPreview(id)}>
          {face}
        </button>
      ) : (
        <div className={css.face}>{face}</div>
      )}
      {state === 'sending' && (
        <div className={css.progress}>
          <ProgressBar label={texts.sending(name)} percent={file.percent} />
        </div>
      )}
      {state === 'failed' && (
        <div className={css.failure}>
          <span className={css.failureText} title={message}>
            <WarningIcon size={14} />
            {message ?? texts.failed}
          </span>
          {onRetry && (
            <button type="button" className={css.retry} onClick={() => onRetry(id)}>
              <RefreshIcon size={12} />
              {texts.retry}
            </button>
          )}
        </div>
      )}
      <span className={css.name} title={name}>
        {name}
      </span>
      {onRemove && (
        <button type="button" className={css.remove} aria-label={texts.remove(name)} onClick={() => onRemove(id)}>
          <CloseIcon size={12} />
        </button>
      )}
    </div>
  );
}

function usePicture({ preview, file }: UploadedFileView): string | undefined {
  const [local, setLocal] = useState<string>();
  const own = preview === undefined && file?.type.startsWith('image/') ? file : undefined;
  useEffect(() => {
    if (!own) return;
    const address = URL.createObjectURL(own);
    setLocal(address);
    return () => {
      setLocal(undefined);
      URL.revokeObjectURL(address);
    };
  }, [own]);
  return preview ?? local;
}
