import { useQuery } from '@tanstack/react-query';
import { EntryCard } from '#features/login/entry-card.tsx';
import { chainSteps } from '#features/registration/registration-steps.ts';
import { StepGate } from '#features/registration/step-gate.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { StoresForm } from './stores-form.tsx';

const routes = {
  visitor: 'register_dd_step1',
  company: 'register_dd_step1',
  pending: null,
  rejected: null,
  passed: null,
} as const;

/** Multi-store registration, step 2: the stores (R071). */
export default function RegisterChainStep2Page() {
  return (
    <StepGate user={useQuery(userStateQuery())} routes={routes}>
      {() => (
        <EntryCard title="注册会员" steps={chainSteps} current={2} width="wide">
          <StoresForm />
        </EntryCard>
      )}
    </StepGate>
  );
}
