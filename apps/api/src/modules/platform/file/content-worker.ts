import { type Judged, judgeContent, stripMetadata } from '@yaoji/file-content';
import { moved, workerTask } from '#workers/worker-task.ts';

export type Content = Judged & { bytes: Uint8Array<ArrayBuffer> };

/** The kind of a file, and its bytes to store; null if the kind is not supported. */
export const readBytes = (sent: Uint8Array<ArrayBuffer>): Content | null => {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const judged = judgeContent(bytes);
  return judged && { ...judged, bytes: stripMetadata(judged.kind, bytes) };
};

export default workerTask(async (sent: Uint8Array<ArrayBuffer>) => {
  const content = readBytes(sent);
  return content && moved(content, [content.bytes.buffer]);
});
