import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { UploadIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { useFieldAttributes } from '../form-field/field-context.ts';
import * as css from './file-upload.css.ts';
import { type Refusal, takeFiles } from './take-files.ts';
import { type UploadedFileView, UploadTile } from './upload-tile.tsx';

const mib = 1024 * 1024;

export const fileUploadTexts = {
  add: '上传文件',
  drop: '松开即可上传',
  refusal: (name: string, reason: Refusal['reason'], maxBytes: number, maxFiles: number) =>
    ({
      kind: `${name}：不支持这种文件`,
      size: `${name}：超过 ${Math.floor(maxBytes / mib)}MB`,
      count: `${name}：最多上传 ${maxFiles} 个`,
    })[reason],
};

export type FileUploadProps = {
  /** Names the field; leave it out inside a `FormField`. */
  label?: string;
  files: readonly UploadedFileView[];
  /** Gets the chosen, dropped or pasted files that fit. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Shows 重试 at files that failed. */
  onRetry?: (id: string) => void;
  /** Makes previews buttons, e.g. to show them large. */
  onPreview?: (id: string) => void;
  /** As in HTML: MIME types, `image/*` or endings. */
  accept?: string;
  /** Default 1. */
  maxFiles?: number;
  /** Bytes of one file. */
  maxBytes?: number;
  /** What it wants, e.g. JPG、PNG 或 PDF，每个不超过 10MB. */
  hint?: string;
  disabled?: boolean;
};

/** Tiles of what was chosen and one to add more, by click, drop or paste. Sending is up to the app, which tells the state of each file. */
export function FileUpload({
  label,
  files,
  onAdd,
  onRemove,
  onRetry,
  onPreview,
  accept,
  maxFiles = 1,
  maxBytes,
  hint,
  disabled = false,
}: FileUploadProps) {
  const texts = useTexts('fileUpload', fileUploadTexts);
  const { 'aria-required': _required, ...attributes } = useFieldAttributes({});
  const hintId = useId();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [over, setOver] = useState(false);
  const room = maxFiles - files.length;

  const take = (list: FileList | null | undefined) => {
    if (disabled || !list || list.length === 0) return;
    const { taken, refused } = takeFiles([...list], { accept, maxBytes, room });
    setRefused(refused);
    if (taken.length > 0) onAdd(taken);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: also a place to drop; the field inside does the same
    <div
      className={css.upload}
      onPaste={onPaste}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled && room > 0);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <div className={css.tiles}>
        {files.map((file) => (
          <UploadTile
            key={file.id}
            file={file}
            onRemove={disabled ? undefined : onRemove}
            onRetry={disabled ? undefined : onRetry}
            onPreview={onPreview}
          />
        ))}
        {room > 0 && (
          <label className={classNames(css.add, over && css.over)}>
            <UploadIcon size={20} />
            <span>{over ? texts.drop : texts.add}</span>
            {maxFiles > 1 && (
              <span className={css.count}>
                {files.length}/{maxFiles}
              </span>
            )}
            <input
              {...attributes}
              {...(label ? { 'aria-label': label } : {})}
              {...(hint && !attributes['aria-describedby'] ? { 'aria-describedby': hintId } : {})}
              {...(accept ? { accept } : {})}
              type="file"
              multiple={room > 1}
              disabled={disabled}
              className={css.input}
              onChange={(event) => {
                take(event.target.files);
                // The same file may be chosen again after it was removed.
                event.target.value = '';
              }}
            />
          </label>
        )}
      </div>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      <div role="alert">
        {refused.map(({ name, reason }) => (
          <p key={name + reason} className={css.refused}>
            {texts.refusal(name, reason, maxBytes ?? 0, maxFiles)}
          </p>
        ))}
      </div>
    </div>
  );
}
