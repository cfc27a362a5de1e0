import { Button, Link } from '@yaoji/ui';
import { useState } from 'react';
import * as css from '#features/login/entry.css.ts';
import { EntryCard } from '#features/login/entry-card.tsx';
import { PhoneCodeForm } from '#features/login/phone-code-form.tsx';
import { useRestoreAccount, useVerifyForgotten } from '#features/recovery/recover-password.mutation.ts';
import { recovery, recoverySteps } from '#features/recovery/recovery.ts';
import { useCodeWays } from '#features/verification-code/use-code-ways.ts';
import { href } from '#shared/routing/href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';

/** Forgotten password, step 1: verify the phone or e-mail address with a code (R061). From an old one, revert changes (C234). */
export default function ForgetStep1Page() {
  const navigateIfHere = useNavigateIfHere();
  const forgotten = useVerifyForgotten();
  const restoring = useRestoreAccount();
  const { label } = useCodeWays();
  const [isRestoring, setRestoring] = useState(false);
  const verification = isRestoring ? restoring : forgotten;
  return (
    <EntryCard title={isRestoring ? '撤销账号更改' : '忘记密码'} steps={recoverySteps} current={1}>
      {isRestoring && (
        <p>
          用更改前的{label || '手机号'}
          验证，可撤销24小时内对手机号、微信和开票资料的更改，退出所有登录，并重新设置密码。
        </p>
      )}
      <PhoneCodeForm
        key={String(isRestoring)}
        scene={isRestoring ? 'restore' : 'forget'}
        whose={isRestoring ? '更改前的' : '注册时的'}
        submitLabel={isRestoring ? '撤销更改' : '下一步'}
        pending={verification.isPending}
        onSubmit={async (sent) => {
          const result = await verification.mutateAsync(sent);
          if (!result.ok) return result.problems;
          recovery.verified(result.token);
          navigateIfHere(href('forget_step2'), { replace: false });
          return null;
        }}
      />
      <p className={css.foot}>
        <Link href={href('login')}>返回登录</Link>
        <Button tone="outline" size="small" onClick={() => setRestoring(!isRestoring)}>
          {isRestoring ? '只是忘记密码' : '账号被他人更改？'}
        </Button>
        <Link href={href('register_invited')}>有客服给的邀请码？</Link>
        <span>手机号已停用？请联系客服处理</span>
      </p>
    </EntryCard>
  );
}
