import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Card, EmptyState, Link } from '@yaoji/ui';
import { useState } from 'react';
import { Actions, action } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { addBuyerAction } from './add-buyer.tsx';
import { withdrawAction } from './invitation-card.tsx';
import { type Issued, IssuedCard, purposeNames } from './issued-card.tsx';

/** Creates buyers and codes to register with, and lists the open ones. */
export default function InvitationsPage() {
  const [issued, setIssued] = useState<Issued | null>(null);
  const code = action(operations.issueRegistrationCode, {
    label: '生成注册码',
    actionLabel: '生成',
    source: { phone: '' },
    fields: [{ name: 'phone', required: true, input: { inputMode: 'tel', maxLength: 11 } }],
    inputOf: (body) => ({ body }),
    onDone: setIssued,
    children: '客户凭注册码用此手机号注册，不需要短信，企业资料由客户自己填写。',
  });
  return (
    <Page title="新建与邀请" actions={<Actions size="small" actions={[code, addBuyerAction(setIssued)]} />}>
      <div className={css.stack}>
        {issued && <IssuedCard issued={issued} />}
        <Loaded read={operations.listInvitations}>{(open) => <Invitations open={open} />}</Loaded>
      </div>
    </Page>
  );
}

function Invitations({ open }: { open: readonly Schemas['Invitation'][] }) {
  if (open.length === 0)
    return (
      <EmptyState title="没有有效的邀请" picture="order">
        新建客户会同时生成邀请；只知道手机号时，生成注册码。
      </EmptyState>
    );
  return (
    <Card>
      <CardTable
        label="有效的邀请"
        heads={['客户', '手机号', '用途', '经办', '有效期至', '操作']}
        rows={open.map((each) => ({
          key: each.id,
          cells: [
            each.buyerId === null ? '—' : <Link href={deskHref('buyer', { id: each.buyerId })}>{each.company}</Link>,
            each.phone,
            purposeNames[each.purpose],
            each.createdBy,
            formatMinute(each.expiresAt),
            <Actions actions={[withdrawAction(each)]} size="small" />,
          ],
        }))}
      />
    </Card>
  );
}
