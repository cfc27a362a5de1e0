import { useQuery } from '@tanstack/react-query';
import type { UserState } from '@yaoji/api-client/wire';
import { Button, Card, StatusTag, toast } from '@yaoji/ui';
import { type ReactNode, useState } from 'react';
import { authWaysQuery } from '#features/verification-code/auth-ways.queries.ts';
import { useCodeWays, useOwnRecipient } from '#features/verification-code/use-code-ways.ts';
import { walletQuery } from '#features/wallet/wallet.queries.ts';
import { ask } from '#shared/notices/question.store.ts';
import { RetryButton } from '#shared/page/retry-button.tsx';
import { EmailDialog } from './email-dialog.tsx';
import * as css from './login-ways.css.ts';
import { useUnbindWechat } from './own-wechat.mutation.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { PayPasswordDialog } from './pay-password-dialog.tsx';
import { WechatDialog } from './wechat-dialog.tsx';

type Open = 'password' | 'pay-password' | 'email' | 'wechat' | null;

/** Ways to verify one's identity: the password and, for the owner, payment password, e-mail and WeChat. */
export function LoginWays({ user }: { user: UserState }) {
  const [open, setOpen] = useState<Open>(null);
  const isOwner = user.person === null;
  const { data: wallet, isError, refetch } = useQuery({ ...walletQuery(), enabled: isOwner });
  const recipient = useOwnRecipient(user);
  const hasWechat = useQuery(authWaysQuery()).data?.wechat !== 0;
  const close = () => setOpen(null);
  return (
    <Card title="账户安全">
      <ul className={css.ways}>
        <Way
          name="登录密码"
          note="修改后，其他设备上的登录会失效"
          action={
            <Button tone="outline" size="small" onClick={() => setOpen('password')}>
              修改登录密码
            </Button>
          }
        />
        {isOwner && (
          <>
            <Way
              name="支付密码"
              state={
                wallet && (
                  <StatusTag tone={wallet.hasPayPassword ? 'success' : 'warning'}>
                    {wallet.hasPayPassword ? '已设置' : '未设置'}
                  </StatusTag>
                )
              }
              note="6 位数字，余额支付时使用"
              action={
                !wallet && isError ? (
                  <RetryButton onRetry={() => void refetch()} />
                ) : (
                  <Button tone="outline" size="small" disabled={!wallet} onClick={() => setOpen('pay-password')}>
                    {wallet?.hasPayPassword ? '修改支付密码' : '设置支付密码'}
                  </Button>
                )
              }
            />
            <EmailWay email={user.loginEmail} onChange={() => setOpen('email')} />
            {(user.wechat || hasWechat) && (
              <Way
                name="微信"
                state={<StatusTag tone={user.wechat ? 'success' : 'neutral'}>{user.wechat ?? '未绑定'}</StatusTag>}
                note="绑定后可扫码登录"
                action={
                  user.wechat ? (
                    <UnbindWechat />
                  ) : (
                    <Button tone="outline" size="small" onClick={() => setOpen('wechat')}>
                      绑定微信
                    </Button>
                  )
                }
              />
            )}
          </>
        )}
      </ul>
      {open === 'password' && <PasswordDialog user={user} onClose={close} />}
      {open === 'pay-password' && (
        <PayPasswordDialog
          recipient={recipient}
          onClose={close}
          onSet={() => {
            close();
            void refetch();
          }}
        />
      )}
      {open === 'email' && <EmailDialog onClose={close} />}
      {open === 'wechat' && <WechatDialog onClose={close} />}
    </Card>
  );
}

type WayProps = {
  name: string;
  state?: ReactNode;
  note: string;
  action: ReactNode;
};

const Way = ({ name, state, note, action }: WayProps) => (
  <li className={css.way}>
    <span className={css.wayName}>{name}</span>
    <span className={css.wayNote}>
      {note} {state}
    </span>
    {action}
  </li>
);

/** Absent in a shop that sends no e-mail. */
function EmailWay({ email, onChange }: { email: string; onChange: () => void }) {
  const { takesEmail } = useCodeWays();
  if (!takesEmail) return null;
  return (
    <Way
      name="邮箱"
      state={<StatusTag tone={email ? 'success' : 'neutral'}>{email || '未绑定'}</StatusTag>}
      note="可用于登录和找回密码"
      action={
        <Button tone="outline" size="small" onClick={onChange}>
          {email ? '更换邮箱' : '绑定邮箱'}
        </Button>
      }
    />
  );
}

function UnbindWechat() {
  const unbind = useUnbindWechat();
  const askAndUnbind = async () => {
    const confirmed = await ask({
      title: '解除微信绑定',
      text: '解除后，不能再用此微信扫码登录。',
      confirmLabel: '解除绑定',
      destructive: true,
    });
    if (confirmed) unbind.mutate(undefined, { onSuccess: () => void toast.success('已解除绑定') });
  };
  return (
    <Button tone="outline" size="small" loading={unbind.isPending} onClick={() => void askAndUnbind()}>
      解除绑定
    </Button>
  );
}
