import { EntryCard } from '#features/entry/entry-card.tsx';
import { chainSteps } from '#features/registration/registration-steps.ts';
import { StepGate } from '#features/registration/step-gate.tsx';
import { StoresForm } from './stores-form.tsx';

const placeOf = {
  visitor: 'register_dd_step1',
  company: 'register_dd_step1',
  pending: null,
  rejected: null,
  passed: null,
} as const;

/** Multi-store registration, step 2: the stores (R071). */
export default function RegisterDdStep2Page() {
  return (
    <StepGate placeOf={(status) => placeOf[status]}>
      {() => (
        <EntryCard title="注册会员" steps={chainSteps} current={2} width="wide">
          <StoresForm />
        </EntryCard>
      )}
    </StepGate>
  );
}
