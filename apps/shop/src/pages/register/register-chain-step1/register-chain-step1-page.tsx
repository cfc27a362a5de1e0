import { useQuery } from '@tanstack/react-query';
import { Link, Notice } from '@yaoji/ui';
import * as css from '#features/login/entry.css.ts';
import { EntryCard } from '#features/login/entry-card.tsx';
import { AccountForm } from '#features/registration/account-form.tsx';
import { CompanyForm } from '#features/registration/company-form.tsx';
import { chainSteps } from '#features/registration/registration-steps.ts';
import { StepGate } from '#features/registration/step-gate.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { href } from '#shared/routing/href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';

const routes = {
  visitor: null,
  company: null,
  pending: 'register_dd_step2',
  rejected: null,
  passed: 'register_dd_step2',
} as const;

/** Multi-store registration, step 1: the head office's account, then its company (R070). */
export default function RegisterChainStep1Page() {
  const navigateIfHere = useNavigateIfHere();
  // The same address again: the page reloads for the logged-in user (S7).
  const goOn = () => navigateIfHere(href('register_dd_step1'));
  return (
    <StepGate user={useQuery(userStateQuery())} routes={routes}>
      {(registration) => (
        <EntryCard title="注册会员" steps={chainSteps} current={1} width={registration ? 'wide' : 'narrow'}>
          {registration?.status === 'rejected' && (
            <Notice tone="danger" title="总店资料未通过审核">
              {registration.reason}
            </Notice>
          )}
          {registration ? (
            <CompanyForm
              sent={registration.form}
              kind="chain"
              submitLabel={registration.status === 'rejected' ? '重新提交审核' : '提交总店资料，填写门店'}
              onSent={() => navigateIfHere(href('register_dd_step2'))}
            />
          ) : (
            <>
              <p className={css.note}>先注册总店账号，再填写总店和各门店的资料。总店可以切换到任一门店采购。</p>
              <AccountForm onRegistered={goOn} />
              <p className={css.foot}>
                <Link href={href('login', {}, { back: href('register_dd_step1') })}>已有总店账号？登录后继续</Link>
                <Link href={href('register_step1')}>只有一家店？普通注册</Link>
              </p>
            </>
          )}
        </EntryCard>
      )}
    </StepGate>
  );
}
