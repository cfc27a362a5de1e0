import { operations } from '@yaoji/api-client/desk';
import { Card, DescriptionList, StatusTag } from '@yaoji/ui';
import { Actions, action, reasonAsked } from '#pages/parts/actions.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PictureRow } from '#pages/parts/picture-row.tsx';
import type { Buyer } from './buyer-page.tsx';
import { buyerStatus } from './buyer-words.ts';

type Document = Buyer['documents'][number];

/** Actions that the document's status allows. */
function actionsFor({ id, name, number, expiresOn, status, scopes, usualScopes }: Document) {
  const params = { id };
  // Never send an empty list: the server would take it for the usual scopes.
  const isNothing = (chosen: readonly string[]) => chosen.length === 0 && usualScopes.length > 0;
  return [
    action(operations.changeDocumentScopes, {
      label: '修改范围',
      can: status === 'passed',
      tone: 'plain',
      title: `${name}的经营范围`,
      actionLabel: '保存',
      source: { scopes: scopes.join('、') as string | undefined },
      fields: [{ name: 'scopes', label: '可购类别', hint: '用顿号分开；留空则不开放任何类别' }],
      inputOf: (form) => ({ params, body: { scopes: [...new Set(form.scopes?.match(/[^、，,\s]+/g))] } }),
      done: '经营范围已修改',
    }),
    action(operations.refuseDocument, {
      label: '拒绝',
      can: status === 'pending',
      title: `拒绝${name}`,
      ...reasonAsked('客户会看到原因，并可以重新上传'),
      inputOf: (body) => ({ params, body }),
      done: '已拒绝，客户会收到通知',
    }),
    action(operations.approveDocument, {
      label: '通过',
      can: status === 'pending',
      tone: 'brand',
      title: `通过${name}`,
      source: { scopes: usualScopes },
      fields: [
        {
          name: 'scopes',
          label: '通过后可购',
          type: 'several',
          options: usualScopes.map((scope) => [scope, scope]),
          ...(usualScopes.length === 0 && { hint: '这种证件不开放经营范围' }),
        },
      ],
      inputOf: (body) => (isNothing(body.scopes) ? null : { params, body }),
      done: '证件已通过',
      children: (form) => (
        <>
          <DescriptionList
            columns={1}
            items={[
              { label: '编号', value: number },
              { label: '有效期至', value: expiresOn ?? '长期' },
            ]}
          />
          {isNothing(form.scopes) && <p className={css.problem}>至少选一项；都不开放时请拒绝</p>}
        </>
      ),
    }),
  ];
}

/** A licence: its picture next to the buyer's details, and the scopes it unlocks. */
export function DocumentCard({ document }: { document: Document }) {
  const isWaiting = document.status === 'pending';
  const { label, tone } = buyerStatus[document.status];
  return (
    <Card
      title={document.name}
      note={<StatusTag tone={tone}>{label}</StatusTag>}
      aside={
        <div className={css.buttons}>
          <Actions actions={actionsFor(document)} size="small" />
        </div>
      }
    >
      <div className={document.pictures.length > 0 ? css.document : css.stack}>
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
    </Card>
  );
}

const soonDays = 60;

function Term({ document: { expiresOn, daysLeft } }: { document: Document }) {
  if (expiresOn === null || daysLeft === null) return '长期';
  if (daysLeft > soonDays) return expiresOn;
  return (
    <span className={css.warning}>
      {expiresOn}，{daysLeft < 0 ? `已过期 ${-daysLeft} 天` : `还剩 ${daysLeft} 天`}
    </span>
  );
}
