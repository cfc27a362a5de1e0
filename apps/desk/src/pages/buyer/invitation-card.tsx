import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Card } from '@yaoji/ui';
import { useState } from 'react';
import { Actions, action } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { identityField } from './identity-field.ts';
import { type Issued, IssuedCard, purposeNames } from './issued-card.tsx';

/** Invites a buyer to their account, or resets their password by a code. */
export function InvitationCard({ id }: { id: number }) {
  const [issued, setIssued] = useState<Issued | null>(null);
  return (
    <Loaded read={operations.getBuyerInvitation} input={{ params: { id } }}>
      {({ isUsed, open }) => (
        <Card
          title="邀请"
          aside={
            <Actions
              size="small"
              actions={[
                inviteAction(id, isUsed === 1, setIssued),
                ...(open ? [withdrawAction(open, () => setIssued(null))] : []),
              ]}
            />
          }
        >
          <div className={css.stack}>
            {issued && <IssuedCard issued={issued} />}
            <p className={css.muted}>{stateOf(isUsed === 1, open)}</p>
          </div>
        </Card>
      )}
    </Loaded>
  );
}

const stateOf = (isUsed: boolean, open: Schemas['Invitation'] | null): string => {
  if (open) return `${purposeNames[open.purpose]}的邀请有效至 ${formatMinute(open.expiresAt)}（${open.createdBy}）`;
  return isUsed ? '客户忘记密码又收不到短信时，可以发重置密码的邀请。' : '客户还没有登录过，邀请后自己设置密码。';
};

const inviteAction = (id: number, isUsed: boolean, onDone: (issued: Issued) => void) =>
  action(operations.inviteBuyer, {
    label: isUsed ? '重置密码' : '发邀请',
    actionLabel: '生成邀请',
    source: { reason: '' },
    fields: isUsed ? [identityField] : [],
    inputOf: ({ reason }) => ({ params: { id }, body: isUsed ? { reason } : {} }),
    onDone,
    children: isUsed
      ? '客户凭邀请码设置新密码，所有登录随之退出；两步验证不变。客户会收到消息。'
      : '客户凭链接或邀请码设置用户名和密码，7天内有效；之前的邀请失效。',
  });

export const withdrawAction = ({ id, phone }: Schemas['Invitation'], onDone?: () => void) =>
  action(operations.withdrawInvitation, {
    label: '撤回',
    tone: 'plain',
    title: `撤回给 ${phone} 的邀请`,
    destructive: true,
    inputOf: () => ({ params: { id } }),
    done: '邀请已撤回',
    ...(onDone && { onDone }),
    children: '链接和邀请码立即失效。',
  });
