import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { Document } from '@yaoji/api-client/wire';
import { Card, EmptyState, PlusIcon, Skeleton } from '@yaoji/ui';
import { useState } from 'react';
import { documentsQuery } from '#features/document/document.queries.ts';
import { DocumentDialog } from '#features/document/document-dialog.tsx';
import type { DocumentKind } from '#features/document/document-kind.ts';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { registrationQuery } from '#features/user/registration.queries.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { BusinessScope } from './business-scope.tsx';
import { DocumentGrid } from './document-grid.tsx';
import * as css from './documents.css.ts';

type Uploading = { kind?: DocumentKind; renewed?: Document };

export const prefetch: Prefetch = (client) => void client.prefetchQuery(documentsQuery());

/** Qualification documents with their state, renewal and the purchases they permit (R030). */
export default function DocumentsPage() {
  const { data: user } = useQuery(userStateQuery());
  const query = useQuery(documentsQuery());
  const { data: documents, isError } = query;
  const [uploading, setUploading] = useState<Uploading | null>(null);
  // A business licence has the number that the company registered with.
  const lacksLicence = documents?.missing.some(({ kind }) => kind === 'business_licence') === true;
  const isNew = uploading !== null && !uploading.kind;
  const { data: registration, isLoading } = useQuery({ ...registrationQuery(), enabled: lacksLicence || isNew });
  const isLicence = uploading?.kind === 'business_licence';
  const isEmpty = documents !== undefined && documents.list.length + documents.missing.length === 0;
  const add = (
    <RoleButton operation={operations.uploadDocument} icon={<PlusIcon />} onClick={() => setUploading({})}>
      新增证件
    </RoleButton>
  );
  return (
    <MemberFrame note="到期前 60、30、7 天会提醒您更新" {...(documents && !isEmpty ? { actions: add } : {})}>
      <Loaded
        query={query}
        inCard
        skeleton={
          <div className={css.grid} aria-busy="true">
            {[1, 2, 3, 4].map((key) => (
              <Card key={key}>
                <Skeleton height={128} />
              </Card>
            ))}
          </div>
        }
        isEmpty={() => isEmpty}
        empty={
          <EmptyState picture="order" title="还没有上传证件" action={add}>
            证件审核通过后，即可采购对应范围的商品。
          </EmptyState>
        }
      >
        {(documents) => (
          <DocumentGrid
            documents={documents}
            onUpload={(kind, renewed) => setUploading({ kind, ...(renewed ? { renewed } : {}) })}
          />
        )}
      </Loaded>
      {(documents || isError) && <BusinessScope />}
      {uploading && user && !((isLicence || isNew) && isLoading) && (
        <DocumentDialog
          buyerId={user.id}
          {...uploading}
          creditCode={registration?.form?.creditCode}
          onClose={() => setUploading(null)}
        />
      )}
    </MemberFrame>
  );
}
