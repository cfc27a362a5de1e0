import type { Document } from '@yaoji/api-client/wire';
import { Checkbox, FileUpload, FormField, Notice, Select, TextField, toast, type UploadedFileView } from '@yaoji/ui';
import { useState } from 'react';
import { maxUploadBytes } from '#shared/files/upload-limits.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { useDraft } from '#shared/storage/use-draft.ts';
import * as css from './document-dialog.css.ts';
import { type DocumentKind, documentKindName, documentKinds, isDocumentKind } from './document-kind.ts';
import { type DocumentDraft, documentDraftProblems, toDocumentForm } from './document-problems.ts';
import { fitPhoto } from './fit-photo.ts';
import { useUploadDocument } from './upload-document.mutation.ts';

type DocumentDialogProps = {
  /** The buyer; their draft is stored. */
  buyerId: number;
  /** The kind, if fixed. */
  kind?: DocumentKind;
  /** The document that this one replaces. */
  renewed?: Document | undefined;
  /** Its number, if known. */
  number?: string | undefined;
  /** Of the company: the number of its business licence. */
  creditCode?: string | undefined;
  onClose: () => void;
};

type Chosen = UploadedFileView & { file: File };

const maxFiles = 5;
/** Photos above the server's limit are scaled down first. */
const maxPhotoBytes = 5 * maxUploadBytes;
const day = { type: 'date', placeholder: '年-月-日' } as const;
let count = 0;

/** The chosen files, photos as the server takes them. */
function useChosen() {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const add = async (files: readonly File[]) => {
    const fitting = await Promise.all(files.map(fitPhoto));
    const added = fitting.map((file) => ({ id: `document-${++count}`, name: file.name, file }));
    setChosen((before) => [...before, ...added].slice(0, maxFiles));
  };
  const remove = (id: string) => setChosen((before) => before.filter((one) => one.id !== id));
  return { chosen, add, remove };
}

/** The draft; choosing the business licence fills in the company's credit code, unless a number was typed. */
function useDocumentDraft({ buyerId, kind, renewed, number, creditCode = '' }: DocumentDialogProps) {
  const numberOf = (known: DocumentDraft['kind']) => (known === 'business_licence' ? creditCode : '');
  const { draft, change, clear } = useDraft<DocumentDraft>(`document-${kind ?? 'new'}:${buyerId}`, {
    kind: kind ?? '',
    number: renewed?.number ?? number ?? numberOf(kind ?? ''),
    issuedOn: '',
    expiresOn: '',
    isEndless: false,
  });
  const choose = (value: string) => {
    const chosen = isDocumentKind(value) ? value : '';
    const isTyped = draft.number !== '' && draft.number !== numberOf(draft.kind);
    change({ kind: chosen, ...(!isTyped && { number: numberOf(chosen) }) });
  };
  return { draft, change, choose, clear };
}

/** Sends or renews a document. The text survives a reload; the pictures cannot. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { kind, renewed, onClose } = props;
  const { draft, change, choose, clear } = useDocumentDraft(props);
  const { chosen, add, remove } = useChosen();
  const upload = useUploadDocument();
  const name = kind ? (renewed?.name ?? documentKindName[kind]) : undefined;

  const form = useForm(upload, {
    check: () => ({
      ...documentDraftProblems(draft, chosen.length),
      ...(chosen.some(({ file }) => file.size > maxUploadBytes) && { pictures: '每个文件不超过 10MB' }),
    }),
    values: () => {
      const pictures = chosen.map(({ file }) => file);
      return draft.kind ? toDocumentForm({ ...draft, kind: draft.kind }, pictures, renewed?.id) : null;
    },
    onSuccess: () => {
      clear();
      toast.success('证件已提交，等待审核');
      onClose();
    },
  });

  return (
    <FormDialog
      title={name ? `${renewed ? '更新' : '上传'}${name}` : '新增证件'}
      form={form}
      submitLabel="提交审核"
      onClose={onClose}
    >
      {renewed?.status === 'passed' && <Notice>审核通过前，原证件在有效期内仍可使用。</Notice>}
      {!kind && (
        <FormField label="证件类型" required error={form.problems.kind}>
          <Select
            block
            placeholder="请选择"
            value={draft.kind}
            options={documentKinds.map((value) => ({ value, label: documentKindName[value] }))}
            onChange={choose}
          />
        </FormField>
      )}
      <FormField label="证件编号" required error={form.problems.number}>
        <TextField value={draft.number} maxLength={60} autoComplete="off" onChange={(number) => change({ number })} />
      </FormField>
      <div className={css.pair}>
        <FormField label="发证日期" error={form.problems.issued_on}>
          <TextField {...day} value={draft.issuedOn} onChange={(issuedOn) => change({ issuedOn })} />
        </FormField>
        <FormField label="有效期至" required error={form.problems.expires_on}>
          <TextField
            {...day}
            value={draft.isEndless ? '' : draft.expiresOn}
            disabled={draft.isEndless}
            onChange={(expiresOn) => change({ expiresOn })}
          />
        </FormField>
      </div>
      <Checkbox label="长期有效" checked={draft.isEndless} onChange={(isEndless) => change({ isEndless })} />
      <FormField label="证件照片" required error={form.problems.pictures}>
        <FileUpload
          files={chosen.map((one) => (upload.isPending ? { ...one, state: 'sending', percent: upload.percent } : one))}
          accept="image/*,.heic,.heif,application/pdf"
          maxBytes={maxPhotoBytes}
          maxFiles={maxFiles}
          disabled={upload.isPending}
          hint="手机拍照或选照片、PDF，最多 5 个，多页可分开拍；请拍全四角，文字清晰"
          onAdd={(files) => void add(files)}
          onRemove={remove}
        />
      </FormField>
    </FormDialog>
  );
}
