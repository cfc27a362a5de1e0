import { operations } from '@yaoji/api-client';
import { isPdf } from '@yaoji/api-client/view';
import type { Document, Documents } from '@yaoji/api-client/wire';
import { type ButtonProps, DocumentCard, Link, PictureViewer } from '@yaoji/ui';
import { useState } from 'react';
import type { DocumentKind } from '#features/document/document-kind.ts';
import { byUrgency, documentState } from '#features/document/document-state.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import * as css from './documents.css.ts';

type DocumentGridProps = {
  documents: Documents;
  /** Sends a document of this kind, or renews an earlier one. */
  onUpload: (kind: DocumentKind, renewed?: Document) => void;
};

/** All documents with their state and next action, missing ones first. */
export function DocumentGrid({ documents: { list, missing }, onUpload }: DocumentGridProps) {
  const [viewed, setViewed] = useState<Document | null>(null);
  const waits = ({ kind }: Document) => list.some((other) => other.kind === kind && other.status === 'pending');
  const absent = missing.filter(({ kind }) => !list.some((document) => document.kind === kind));
  return (
    <>
      <div className={css.grid}>
        {absent.map(({ kind, name, reason }) => (
          <DocumentCard
            key={kind}
            document={{ name }}
            state="missing"
            stateText="未上传"
            note={`${reason}。`}
            actions={
              <UploadButton aria-label={`上传 ${name}`} onClick={() => onUpload(kind)}>
                上传
              </UploadButton>
            }
          />
        ))}
        {byUrgency(list).map((document) => {
          const { note, ...state } = documentState(document);
          const isRenewed = document.status === 'passed' && waits(document);
          return (
            <DocumentCard
              key={document.id}
              document={toView(document)}
              {...state}
              {...(isRenewed ? { note: '新证正在审核。' } : note ? { note } : {})}
              {...(document.pictures.some(isPicture) ? { onPreview: () => setViewed(document) } : {})}
              actions={
                <>
                  {document.pictures.filter(isPdf).map((url) => (
                    <Link key={url} href={url} target="_blank">
                      查看 PDF
                    </Link>
                  ))}
                  {!isRenewed && (
                    <UploadButton
                      tone={state.state === 'valid' || state.state === 'waiting' ? 'outline' : 'brandOutline'}
                      aria-label={`${actionOf(document)} ${document.name}`}
                      onClick={() => onUpload(document.kind, document.status === 'passed' ? document : undefined)}
                    >
                      {actionOf(document)}
                    </UploadButton>
                  )}
                </>
              }
            />
          );
        })}
      </div>
      <PictureViewer
        pictures={(viewed?.pictures ?? [])
          .filter(isPicture)
          .map((src, index) => ({ src, alt: `${viewed?.name ?? ''} ${index + 1}` }))}
        index={viewed ? 0 : null}
        onClose={() => setViewed(null)}
      />
    </>
  );
}

const UploadButton = (button: ButtonProps) => (
  <RoleButton size="small" operation={operations.uploadDocument} {...button} />
);

const actionOf = ({ status }: Document) => (status === 'passed' ? '更新证件' : '重新上传');

/** PDFs have no preview. */
const isPicture = (url: string | undefined) => url !== undefined && !isPdf(url);

const toView = ({ name, number, issuedOn, expiresOn, scopes, pictures }: Document) => ({
  name,
  number,
  issuedOn: issuedOn ?? undefined,
  expiresOn,
  scopes,
  picture: pictures.find(isPicture),
});
