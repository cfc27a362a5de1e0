import { type ClipboardEvent, type ComponentProps, type DragEvent, useId, useState } from 'react';
import { UploadIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { useFieldAttributes } from '../form-field/field-context.ts';
import * as css from './file-upload.css.ts';
import { type Refusal, takeFiles } from './take-files.ts';
import { type UploadedFileView, UploadTile } from './upload-tile.tsx';

const mib = 1024 * 1024;

const fileUploadTexts = {
  add: '上传文件',
  drop: '松开即可上传',
  refusal: (name: string, reason: Refusal['reason'], maxBytes: number, maxFiles: number) =>
    ({
      kind: `${name}：不支持这种文件`,
      size: `${name}：超过 ${Math.floor(maxBytes / mib)}MB`,
      count: `${name}：最多上传 ${maxFiles} 个`,
      unreadable: `${name}：不是能打开的图片，请换一张`,
    })[reason],
};

export type FileUploadProps = {
  /** Accessible name; omit it inside a `FormField`. */
  label?: string;
  /** Chosen files with their states. Default none, if files are used at once. */
  files?: readonly UploadedFileView[];
  /** Called with the chosen, dropped or pasted files that fit. */
  onAdd: (files: File[]) => void;
  /** Called to remove a file. Without it files stay. */
  onRemove?: (id: string) => void;
  /** Called to retry; shows 重试 at failed files. */
  onRetry?: (id: string) => void;
  /** Makes previews buttons, e.g. to enlarge them. */
  onPreview?: (id: string) => void;
  /** As in HTML: MIME types, `image/*` or extensions. */
  accept?: string;
  /** Default 1. */
  maxFiles?: number;
  /** In bytes, per file. */
  maxBytes?: number;
  /** Requirements, e.g. JPG、PNG 或 PDF，每个不超过 10MB. */
  hint?: string;
  /** Default false. */
  disabled?: boolean;
};

/**
 * Tiles of the chosen files and one to add more, by click, drop or paste. The app uploads them and reports their
 * states.
 */
export function FileUpload({
  label,
  files = [],
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
  const room = maxFiles - files.length;
  const { refused, refuse, over, take, dropZone } = useIntake({ room, disabled, accept, maxBytes, onAdd });

  return (
    <div className={css.upload} {...dropZone}>
      <div className={css.tiles}>
        {files.map((file) => (
          <UploadTile
            key={file.id}
            file={file}
            onRemove={disabled ? undefined : onRemove}
            onRetry={disabled ? undefined : onRetry}
            onPreview={onPreview}
            onUnreadable={() => {
              onRemove?.(file.id);
              refuse([{ name: file.name, reason: 'unreadable' }]);
            }}
          />
        ))}
        {room > 0 && (
          <AddTile
            count={files.length}
            maxFiles={maxFiles}
            over={over}
            onChoose={take}
            {...attributes}
            {...(label ? { 'aria-label': label } : {})}
            {...(hint && !attributes['aria-describedby'] ? { 'aria-describedby': hintId } : {})}
            {...(accept ? { accept } : {})}
            disabled={disabled}
          />
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

type AddTileProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  count: number;
  maxFiles: number;
  /** A file is dragged over it. */
  over: boolean;
  onChoose: (files: FileList | null) => void;
};

function AddTile({ count, maxFiles, over, onChoose, ...input }: AddTileProps) {
  const texts = useTexts('fileUpload', fileUploadTexts);
  return (
    <label className={classNames(css.add, over && css.over)}>
      <UploadIcon size={20} />
      <span>{over ? texts.drop : texts.add}</span>
      {maxFiles > 1 && (
        <span className={css.count}>
          {count}/{maxFiles}
        </span>
      )}
      <input
        {...input}
        type="file"
        multiple={maxFiles - count > 1}
        className={css.input}
        onChange={(event) => {
          onChoose(event.target.files);
          // Allows the same file again after it was removed.
          event.target.value = '';
        }}
      />
    </label>
  );
}

type IntakeOptions = {
  /** Number of files that may still be added. */
  room: number;
  disabled: boolean;
  accept: string | undefined;
  maxBytes: number | undefined;
  onAdd: (files: File[]) => void;
};

/** Accepts the chosen, dropped or pasted files that fit, and says why others don't. */
function useIntake({ room, disabled, accept, maxBytes, onAdd }: IntakeOptions) {
  const [refused, refuse] = useState<readonly Refusal[]>([]);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    if (disabled || !list || list.length === 0) return;
    const { taken, refused } = takeFiles([...list], { accept, maxBytes, room });
    refuse(refused);
    if (taken.length > 0) onAdd(taken);
  };
  const dropZone = {
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      take(event.clipboardData.files);
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(!disabled && room > 0);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };
  return { refused, refuse, over, take, dropZone };
}
