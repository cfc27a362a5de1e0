import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OperationInput } from '@yaoji/api-client/contract';
import { documentCodec } from '@yaoji/api-client/wire';
import { useState } from 'react';
import { fetchData } from '#shared/api/api.ts';
import { sendWithProgress } from '#shared/api/send-with-progress.ts';
import { documentKeys } from './document.queries.ts';

export type DocumentForm = OperationInput<'uploadDocument'>['body'];

/**
 * Sends a document with its pictures, or renews the one with this id (C170), and reports upload progress (`percent`);
 * an operator then decides.
 */
export function useUploadDocument() {
  const client = useQueryClient();
  const [percent, setPercent] = useState(0);
  const upload = useMutation({
    mutationFn: (body: DocumentForm) =>
      fetchData(operations.uploadDocument, { body }, { read: documentCodec.read, send: sendWithProgress(setPercent) }),
    onMutate: () => setPercent(0),
    onSuccess: () => client.invalidateQueries({ queryKey: documentKeys.all }),
  });
  return { ...upload, percent };
}
