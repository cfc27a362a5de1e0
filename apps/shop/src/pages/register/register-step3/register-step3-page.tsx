import { EntryCard } from '#pages/parts/entry/entry-card.tsx';
import { registrationSteps } from '../parts/registration-steps.ts';
import { StepGate } from '../parts/step-gate.tsx';
import { Waiting } from '../parts/waiting.tsx';

const placeOf = {
  visitor: 'register_step1',
  company: 'register_step2',
  pending: null,
  rejected: null,
  passed: null,
} as const;

/** Registration, step 3: waiting for approval, with what is missing or was refused (R068). */
export default function RegisterStep3Page() {
  return (
    <StepGate placeOf={(status) => placeOf[status]}>
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
