import { ApiError } from '@yaoji/api-client';
import { operations } from '@yaoji/api-client/desk';
import { FileUpload, shrinkPicture } from '@yaoji/ui';
import { useState } from 'react';
import { useWrite } from '#shared/api/use-write.ts';
import * as css from './page.css.ts';

const mostPx = 1920;

type PictureFieldProps = {
  /** Path on the shop; empty without a picture. */
  value: string;
  onChange: (url: string | undefined) => void;
};

/** One picture, uploaded as soon as it is selected. */
export function PictureField({ value, onChange }: PictureFieldProps) {
  const add = useWrite(operations.addPicture);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    setProblem(null);
    try {
      const { url } = await add.mutateAsync({ body: { file: await shrinkPicture(file, mostPx) } });
      onChange(url);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : `${file.name} 不是能显示的图片`);
    }
  };
  const shown = { id: 'picture', name: '图片', ...(value ? { preview: value } : {}) };
  return (
    <>
      <FileUpload
        accept="image/*"
        files={add.isPending ? [{ ...shown, state: 'sending' }] : value ? [shown] : []}
        onAdd={([file]) => file && void send(file)}
        onRemove={() => onChange(undefined)}
      />
      {problem && <p className={css.warning}>{problem}</p>}
    </>
  );
}
