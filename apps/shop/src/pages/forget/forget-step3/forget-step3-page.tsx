import { Button, SuccessIcon } from '@yaoji/ui';
import * as css from '#features/login/entry.css.ts';
import { EntryCard } from '#features/login/entry-card.tsx';
import { recovery, recoverySteps } from '#features/recovery/recovery.ts';
import { href } from '#shared/routing/href.ts';
import { Redirect } from '#shared/routing/redirect.tsx';

/** Forgotten password, step 3: done (R063). */
export default function ForgetStep3Page() {
  if (!recovery.isDone()) return <Redirect to={href('forget_step1')} />;
  return (
    <EntryCard title="重置成功" steps={recoverySteps} current={3}>
      <div className={css.centred}>
        <span className={css.success}>
          <SuccessIcon size={48} />
        </span>
        <p className={css.outcome}>密码已重置</p>
        <p>为了账号安全，其他设备上的登录均已退出，请用新密码重新登录。</p>
        <Button size="large" href={href('login')}>
          去登录
        </Button>
      </div>
    </EntryCard>
  );
}
