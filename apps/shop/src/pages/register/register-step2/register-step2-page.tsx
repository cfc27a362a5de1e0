import { useQuery } from '@tanstack/react-query';
import { Notice } from '@yaoji/ui';
import { EntryCard } from '#features/login/entry-card.tsx';
import { CompanyForm } from '#features/registration/company-form.tsx';
import { registrationSteps } from '#features/registration/registration-steps.ts';
import { StepGate } from '#features/registration/step-gate.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { href } from '#shared/routing/href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';

const routes = {
  visitor: 'register_step1',
  company: null,
  pending: 'register_step3',
  rejected: null,
  passed: 'register_step3',
} as const;

/** Registration, step 2: the company and its documents (R067); also to correct a refused application. */
export default function RegisterStep2Page() {
  const navigateIfHere = useNavigateIfHere();
  return (
    <StepGate user={useQuery(userStateQuery())} routes={routes}>
      {(registration) => (
        <EntryCard title="注册会员" steps={registrationSteps} current={2} width="wide">
          {registration?.status === 'rejected' && (
            <Notice tone="danger" title="资料未通过审核">
              {registration.reason}
            </Notice>
          )}
          <CompanyForm
            sent={registration?.form ?? null}
            submitLabel={registration?.status === 'rejected' ? '重新提交审核' : '提交审核'}
            onSent={() => navigateIfHere(href('register_step3'))}
          />
        </EntryCard>
      )}
    </StepGate>
  );
}
