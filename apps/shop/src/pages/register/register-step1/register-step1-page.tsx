import { useQuery } from '@tanstack/react-query';
import { Link } from '@yaoji/ui';
import * as css from '#features/login/entry.css.ts';
import { EntryCard } from '#features/login/entry-card.tsx';
import { AccountForm } from '#features/registration/account-form.tsx';
import { registrationSteps } from '#features/registration/registration-steps.ts';
import { StepGate } from '#features/registration/step-gate.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { href } from '#shared/routing/href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';

const routes = {
  visitor: null,
  company: 'register_step2',
  pending: 'register_step3',
  rejected: 'register_step3',
  passed: 'register_step3',
} as const;

/** Registration, step 1: the account (R066). */
export default function RegisterStep1Page() {
  const navigateIfHere = useNavigateIfHere();
  return (
    <StepGate user={useQuery(userStateQuery())} routes={routes}>
      {() => (
        <EntryCard title="注册会员" steps={registrationSteps} current={1}>
          <AccountForm onRegistered={() => navigateIfHere(href('register_step2'))} />
          <p className={css.foot}>
            <Link href={href('login')}>已有账号？去登录</Link>
            <Link href={href('register_invited')}>有客服给的邀请码？</Link>
            <Link href={href('register_dd_step1')}>有多家门店？连锁注册</Link>
          </p>
        </EntryCard>
      )}
    </StepGate>
  );
}
