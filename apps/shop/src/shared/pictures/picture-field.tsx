import { FileUpload, FormField, PictureViewer } from '@yaoji/ui';
import { useState } from 'react';
import { maxUploadBytes, pictureTypes } from '#shared/files/upload-limits.ts';
import type { PictureUploads } from './use-picture-uploads.ts';

type PictureFieldProps = {
  label: string;
  uploads: PictureUploads;
  /** Default 9, the limit of the forms. */
  maxFiles?: number;
  error?: string | undefined;
};

/** Pictures of a form, uploaded as they are chosen, and enlarged on click. */
export function PictureField({ label, uploads, maxFiles = 9, error }: PictureFieldProps) {
  const [shown, setShown] = useState<number | null>(null);
  const pictures = uploads.files.flatMap(({ id, name, preview }) => (preview ? [{ id, src: preview, alt: name }] : []));
  return (
    <FormField label={label} error={error}>
      <FileUpload
        files={uploads.files}
        accept={pictureTypes}
        maxFiles={maxFiles}
        maxBytes={maxUploadBytes}
        hint={`选填，JPG、PNG 或 WebP，每张不超过 10MB，最多 ${maxFiles} 张；可拖入或粘贴`}
        onAdd={uploads.add}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
        onPreview={(id) => setShown(pictures.findIndex((picture) => picture.id === id))}
      />
      <PictureViewer pictures={pictures} index={shown} onClose={() => setShown(null)} />
    </FormField>
  );
}
