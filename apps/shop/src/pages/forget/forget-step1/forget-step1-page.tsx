import { Link } from '@yaoji/ui';
import { useVerifyForgotten } from '#features/user/recover-password.mutation.ts';
import * as css from '#pages/parts/entry/entry.css.ts';
import { EntryCard } from '#pages/parts/entry/entry-card.tsx';
import { PhoneCodeForm } from '#pages/parts/entry/phone-code-form.tsx';
import { href } from '#shared/routing/href.ts';
import { useLeadOn } from '#shared/routing/use-lead-on.ts';
import { recovery, recoverySteps } from '../parts/recovery.ts';

/** Forgotten password, step 1: the phone is proved by a code (R061). */
export default function ForgetStep1Page() {
  const leadOn = useLeadOn();
  const verify = useVerifyForgotten();
  return (
    <EntryCard title="忘记密码" steps={recoverySteps} current={1}>
      <PhoneCodeForm
        scene="forget"
        placeholder="注册时的手机号"
        submitLabel="下一步"
        pending={verify.isPending}
        onSubmit={async (proof) => {
          const result = await verify.mutateAsync(proof);
          if (!result.ok) return result.problems;
          recovery.proved(result.token);
          leadOn(href('forget_step2'), { replace: false });
          return null;
        }}
      />
      <p className={css.foot}>
        <Link href={href('login')}>返回登录</Link>
        <span>手机号已停用？请联系客服处理</span>
      </p>
    </EntryCard>
  );
}
