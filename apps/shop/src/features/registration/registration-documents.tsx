import { useQuery } from '@tanstack/react-query';
import { isPdf } from '@yaoji/api-client/view';
import type { Document } from '@yaoji/api-client/wire';
import { type BusinessKind, businessDocuments, type DocumentKind, documentNames } from '@yaoji/domain';
import { Button, DocumentCard, PictureViewer, Skeleton } from '@yaoji/ui';
import { useState } from 'react';
import { documentsQuery } from '#features/document/document.queries.ts';
import { DocumentDialog } from '#features/document/document-dialog.tsx';
import { documentState } from '#features/document/document-state.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import * as css from './register.css.ts';

type RegistrationDocumentsProps = {
  kind: BusinessKind;
  /** The credit code, which is also the number of a business licence. */
  creditCode: string;
};

/** The documents required for a kind of business, with their state, to send or replace. */
export function RegistrationDocuments({ kind, creditCode }: RegistrationDocumentsProps) {
  const query = useQuery(documentsQuery());
  const { data: user } = useQuery(userStateQuery());
  const [sending, setSending] = useState<DocumentKind | null>(null);
  const [viewed, setViewed] = useState<Document | null>(null);
  const { required, optional } = businessDocuments(kind);
  const sent = (each: DocumentKind) => query.data?.list.findLast((document) => document.kind === each);
  return (
    <>
      <Loaded
        query={query}
        compact
        skeleton={
          <div className={css.documents}>
            {required.map((each) => (
              <Skeleton key={each} height={120} />
            ))}
          </div>
        }
      >
        {() => (
          <div className={css.documents}>
            {[...required, ...optional].map((each) => (
              <OneDocument
                key={each}
                kind={each}
                required={required.includes(each)}
                document={sent(each)}
                onSend={() => setSending(each)}
                onView={setViewed}
              />
            ))}
          </div>
        )}
      </Loaded>
      {sending && (
        <DocumentDialog
          key={sending}
          buyerId={user?.id ?? 0}
          kind={sending}
          {...inPlaceOf(sent(sending))}
          number={sent(sending)?.number}
          creditCode={creditCode}
          onClose={() => setSending(null)}
        />
      )}
      {viewed && (
        <PictureViewer
          pictures={pictures(viewed).map((src) => ({ src, alt: viewed.name }))}
          index={0}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  );
}

type OneDocumentProps = {
  kind: DocumentKind;
  required: boolean;
  document: Document | undefined;
  onSend: () => void;
  onView: (document: Document) => void;
};

function OneDocument({ kind, required, document, onSend, onView }: OneDocumentProps) {
  const name = documentNames[kind];
  if (!document) {
    return (
      <DocumentCard
        document={{ name }}
        state="missing"
        stateText={required ? '必需' : '选填'}
        note={required ? '审核通过前必须上传。' : '选填，通过后也可在“资质证件”中补传。'}
        actions={
          <Button size="small" tone={required ? 'brand' : 'outline'} aria-label={`上传${name}`} onClick={onSend}>
            上传
          </Button>
        }
      />
    );
  }
  const { state, stateText, note } = documentState(document);
  const picture = pictures(document)[0];
  return (
    <DocumentCard
      document={{
        name: document.name,
        number: document.number,
        issuedOn: document.issuedOn ?? undefined,
        expiresOn: document.expiresOn,
        scopes: document.scopes,
        picture,
      }}
      state={state}
      stateText={stateText}
      note={note}
      {...(picture ? { onPreview: () => onView(document) } : {})}
      actions={
        <Button
          size="small"
          tone={state === 'refused' || state === 'expired' ? 'brand' : 'outline'}
          aria-label={`重新上传${name}`}
          onClick={onSend}
        >
          重新上传
        </Button>
      }
    />
  );
}

/** Only an accepted document stays valid while its renewal waits; the new one replaces any other. */
const inPlaceOf = (document: Document | undefined) => (document?.status === 'passed' ? { renewed: document } : {});

/** The pictures that a page can show; PDFs are stored but not shown. */
const pictures = (document: Document) => document.pictures.filter((url) => !isPdf(url));
