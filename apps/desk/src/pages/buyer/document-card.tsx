import { operations } from '@yaoji/api-client/desk';
import { Button, Card, Checkbox, DescriptionList, FormField, StatusTag, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PictureRow } from '#pages/parts/picture-row.tsx';
import { ReasonDialog } from '#pages/parts/reason-dialog.tsx';
import { useMay } from '#shared/session/operator.ts';
import type { Buyer } from './buyer-page.tsx';
import { documentStatus } from './buyer-words.ts';
import * as own from './document-card.css.ts';

type Document = Buyer['documents'][number];

/** A licence: its picture beside what the buyer wrote of it, and what it unlocks. */
export function DocumentCard({ document }: { document: Document }) {
  const [dialog, setDialog] = useState<Chosen | null>(null);
  const close = () => setDialog(null);
  const isWaiting = document.status === 'pending';
  const { label, tone } = documentStatus[document.status];
  return (
    <Card
      title={document.name}
      note={<StatusTag tone={tone}>{label}</StatusTag>}
      aside={<DocumentActions document={document} onChoose={setDialog} />}
    >
      <div className={document.pictures.length > 0 ? own.document : css.stack}>
        {document.pictures.length === 0 && <div className={css.warning}>没有上传图片</div>}
        <PictureRow pictures={document.pictures} name={document.name} isReadable />
        <DescriptionList
          columns={1}
          blank="—"
          items={[
            { label: '编号', value: document.number },
            { label: '发证日期', value: document.issuedOn },
            { label: '有效期至', value: <Term document={document} /> },
            {
              label: isWaiting ? '通过后可购' : '可购',
              value: (isWaiting ? document.usualScopes : document.scopes).join('、'),
            },
            ...(document.reason ? [{ label: '拒绝原因', value: document.reason }] : []),
          ]}
        />
      </div>
      {dialog === 'approve' && <ApproveDialog document={document} onClose={close} />}
      {dialog === 'scopes' && <ScopesDialog document={document} onClose={close} />}
      {dialog === 'refuse' && (
        <ReasonDialog
          title={`拒绝${document.name}`}
          actionLabel="拒绝"
          hint="客户会看到原因，并可以重新上传"
          operation={operations.refuseDocument}
          id={document.id}
          done="已拒绝，客户会收到通知"
          onClose={close}
        />
      )}
    </Card>
  );
}

type Chosen = 'approve' | 'refuse' | 'scopes';

/** What the operator may do with the document as it is. */
function DocumentActions({ document, onChoose }: { document: Document; onChoose: (dialog: Chosen) => void }) {
  const may = useMay();
  if (document.status === 'passed')
    return (
      may(operations.changeDocumentScopes) && (
        <Button size="small" tone="plain" onClick={() => onChoose('scopes')}>
          修改范围
        </Button>
      )
    );
  if (document.status !== 'pending') return null;
  return (
    <div className={css.buttons}>
      {may(operations.refuseDocument) && (
        <Button size="small" tone="outline" onClick={() => onChoose('refuse')}>
          拒绝
        </Button>
      )}
      {may(operations.approveDocument) && (
        <Button size="small" onClick={() => onChoose('approve')}>
          通过
        </Button>
      )}
    </div>
  );
}

const soonDays = 60;

function Term({ document: { expiresOn, daysLeft } }: { document: Document }) {
  if (expiresOn === null || daysLeft === null) return '长期';
  if (daysLeft < 0)
    return (
      <span className={css.warning}>
        {expiresOn}，已过期 {-daysLeft} 天
      </span>
    );
  return daysLeft <= soonDays ? (
    <span className={css.warning}>
      {expiresOn}，还剩 {daysLeft} 天
    </span>
  ) : (
    expiresOn
  );
}

function ApproveDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const [scopes, setScopes] = useState(document.usualScopes);
  // A form carries no empty list: the server would take it for what the document usually unlocks.
  const isNothing = scopes.length === 0 && document.usualScopes.length > 0;
  return (
    <WriteDialog
      title={`通过${document.name}`}
      actionLabel="通过"
      operation={operations.approveDocument}
      input={isNothing ? null : { params: { id: document.id }, body: { scopes } }}
      done="证件已通过"
      onClose={onClose}
    >
      {(problems) => (
        <div className={css.stack}>
          <DescriptionList
            columns={1}
            items={[
              { label: '编号', value: document.number },
              { label: '有效期至', value: document.expiresOn ?? '长期' },
            ]}
          />
          <FormField
            label="通过后可购"
            group
            error={isNothing ? '至少选一项；都不开放时请拒绝' : problems.scopes?.join('；')}
          >
            <div className={css.stack}>
              {document.usualScopes.map((scope) => (
                <Checkbox
                  key={scope}
                  label={scope}
                  checked={scopes.includes(scope)}
                  onChange={(isChosen) =>
                    setScopes(isChosen ? [...scopes, scope] : scopes.filter((other) => other !== scope))
                  }
                />
              ))}
              {document.usualScopes.length === 0 && <span className={css.muted}>这种证件不开放经营范围</span>}
            </div>
          </FormField>
        </div>
      )}
    </WriteDialog>
  );
}

function ScopesDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const [text, setText] = useState(document.scopes.join('、'));
  const scopes = [...new Set(text.split(/[、，,\s]+/).filter(Boolean))];
  return (
    <WriteDialog
      title={`${document.name}的经营范围`}
      actionLabel="保存"
      operation={operations.changeDocumentScopes}
      input={{ params: { id: document.id }, body: { scopes } }}
      done="经营范围已修改"
      onClose={onClose}
    >
      {(problems) => (
        <FormField label="可购类别" hint="用顿号分开；留空则不开放任何类别" error={problems.scopes?.join('；')}>
          <TextField value={text} onChange={setText} autoFocus />
        </FormField>
      )}
    </WriteDialog>
  );
}
