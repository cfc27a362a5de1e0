import { useQuery } from '@tanstack/react-query';
import { EntryCard } from '#features/login/entry-card.tsx';
import { registrationSteps } from '#features/registration/registration-steps.ts';
import { StepGate } from '#features/registration/step-gate.tsx';
import { Waiting } from '#features/registration/waiting.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';

const routes = {
  visitor: 'register_step1',
  company: 'register_step2',
  pending: null,
  rejected: null,
  passed: null,
} as const;

/** Registration, step 3: awaiting approval, with missing and refused documents (R068). */
export default function RegisterStep3Page() {
  return (
    <StepGate user={useQuery(userStateQuery())} routes={routes}>
      {(registration) => (
        <EntryCard
          title="注册会员"
          steps={registrationSteps}
          current={registration?.status === 'passed' ? registrationSteps.length + 1 : registrationSteps.length}
          width="wide"
        >
          {registration && <Waiting registration={registration} mendAt="register_step2" />}
        </EntryCard>
      )}
    </StepGate>
  );
}
