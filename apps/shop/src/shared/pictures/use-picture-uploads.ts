import { ApiError, operations } from '@yaoji/api-client';
import type { UploadedFileView } from '@yaoji/ui';
import { useEffect, useRef, useState } from 'react';
import { fetchData } from '#shared/api/api.ts';
import { sendWithProgress } from '#shared/api/send-with-progress.ts';

/** A picture that is uploading or has failed. */
type Sending = UploadedFileView & { readonly file: File };

/**
 * Uploads pictures one by one as they are chosen (C171). The form owns `urls`, the uploaded ones, and waits while
 * `isSending`.
 */
export function usePictureUploads(urls: readonly string[], onChange: (urls: string[]) => void) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const latest = useRef({ urls, onChange });
  useEffect(() => {
    latest.current = { urls, onChange };
  });

  const drop = (id: string) => setSending((all) => all.filter((one) => one.id !== id));
  const send = async (id: string, file: File) => {
    setSending((all) => [...all.filter((one) => one.id !== id), { id, file, name: file.name, state: 'sending' }]);
    try {
      const progress = sendWithProgress((percent) =>
        setSending((all) => all.map((one) => (one.id === id ? { ...one, percent } : one))),
      );
      const { url } = await fetchData(operations.uploadPicture, { body: { file } }, { lane: id, send: progress });
      drop(id);
      const arrived = [...latest.current.urls, url];
      latest.current.urls = arrived;
      latest.current.onChange(arrived);
    } catch (error) {
      const message = error instanceof ApiError ? (error.errors.file?.[0] ?? error.message) : '';
      setSending((all) =>
        all.map((one) => (one.id === id ? { ...one, state: 'failed', ...(message ? { message } : {}) } : one)),
      );
    }
  };

  const files: UploadedFileView[] = [
    ...urls.map((url, index) => ({ id: url, name: `图片 ${index + 1}`, preview: url })),
    ...sending,
  ];
  return {
    files,
    isSending: sending.some(({ state }) => state === 'sending'),
    add: (chosen: File[]) => {
      for (const file of chosen) void send(newId(), file);
    },
    retry: (id: string) => {
      const one = sending.find((other) => other.id === id);
      if (one) void send(id, one.file);
    },
    remove: (id: string) => {
      drop(id);
      if (urls.includes(id)) onChange(urls.filter((url) => url !== id));
    },
  };
}

export type PictureUploads = ReturnType<typeof usePictureUploads>;

let count = 0;
const newId = () => `upload-${++count}`;
