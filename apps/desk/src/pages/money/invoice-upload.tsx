import { operations } from '@yaoji/api-client/desk';
import { FileUpload, Notice } from '@yaoji/ui';
import { useState } from 'react';
import { Rows } from '#pages/parts/rows.tsx';
import { fetchData } from '#shared/api/api.ts';

type Progress = { total: number; done: number; issued: number; refused: string[][] };

const mostFiles = 1000;

/** An XML issues an invoice; its PDF and OFD can join it only afterwards. */
const inOrder = (files: readonly File[]) => {
  const isXml = ({ name }: File) => /\.xml$/i.test(name);
  return [...files.filter(isXml), ...files.filter((file) => !isXml(file))];
};

/** Uploads the files of many 数电票 one after the other, and lists the refused ones with their reasons. */
export function InvoiceUpload({ onDone }: { onDone: () => void }) {
  const [progress, setProgress] = useState<Progress>();
  const isSending = progress !== undefined && progress.done < progress.total;
  const send = async (files: File[]) => {
    let current: Progress = { total: files.length, done: 0, issued: 0, refused: [] };
    setProgress(current);
    for (const file of inOrder(files)) {
      const result = await fetchData(operations.takeInInvoiceFile, { body: { file } }).catch((error: Error) => error);
      current = {
        ...current,
        done: current.done + 1,
        issued: current.issued + (!(result instanceof Error) && result.outcome === 'issued' ? 1 : 0),
        refused: result instanceof Error ? [...current.refused, [file.name, result.message]] : current.refused,
      };
      setProgress(current);
    }
    onDone();
  };
  return (
    <>
      <FileUpload
        label="数电票文件"
        accept=".xml,.pdf,.ofd"
        maxFiles={mostFiles}
        hint="从电子税务局下载的 XML、PDF、OFD，可一次选几百个；与申请逐行核对，分文不差才开具"
        disabled={isSending}
        onAdd={(files) => void send(files)}
      />
      {progress && (
        <Notice tone={progress.refused.length > 0 ? 'warning' : 'success'}>
          {isSending ? `正在处理 ${progress.done} / ${progress.total}` : `处理了 ${progress.total} 个文件`}
          ，开具 {progress.issued} 张，{progress.refused.length} 个未收
        </Notice>
      )}
      {progress && progress.refused.length > 0 && (
        <Rows label="未收的文件" heads={['文件', '原因']} rows={progress.refused} endsInFigures={false} />
      )}
    </>
  );
}
