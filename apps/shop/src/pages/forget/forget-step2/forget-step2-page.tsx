import { passwordProblem } from '@yaoji/domain';
import { Button } from '@yaoji/ui';
import { type FormEvent, useState } from 'react';
import { NewPasswordField, repeatProblem } from '#features/user/new-password-field.tsx';
import { useResetForgotten } from '#features/user/recover-password.mutation.ts';
import * as css from '#pages/parts/entry/entry.css.ts';
import { EntryCard } from '#pages/parts/entry/entry-card.tsx';
import { refusedFields } from '#shared/errors/field-problems.ts';
import { useMutateOnce } from '#shared/forms/use-mutate-once.ts';
import { useProblems } from '#shared/forms/use-problems.ts';
import { href } from '#shared/routing/href.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { useLeadOn } from '#shared/routing/use-lead-on.ts';
import { recovery, recoverySteps } from '../parts/recovery.ts';

/** Forgotten password, step 2: another password (R062). Only with the token of step 1. */
export default function ForgetStep2Page() {
  const leadOn = useLeadOn();
  const reset = useResetForgotten();
  const resetOnce = useMutateOnce(reset);
  const { form, problems, show, showRefusal, clear } = useProblems();
  const [token] = useState(recovery.token);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  if (!token) return <Redirect to={href(recovery.isDone() ? 'forget_step3' : 'forget_step1')} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isFilled = show({
      password: passwordProblem(password)?.message,
      again: repeatProblem(password, again),
    });
    if (!isFilled) return;
    resetOnce(
      { token, password },
      {
        onSuccess: () => {
          recovery.finish();
          leadOn(href('forget_step3'));
        },
        onError: (error) => {
          if (!refusedFields(error).token) return showRefusal(error);
          recovery.restart();
          leadOn(href('forget_step1'));
        },
      },
    );
  };

  return (
    <EntryCard title="重置密码" steps={recoverySteps} current={2}>
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        <NewPasswordField
          name="password"
          label="新密码"
          value={password}
          problem={problems.password}
          onChange={(text) => {
            setPassword(text);
            clear('password');
          }}
        />
        <NewPasswordField
          name="again"
          label="确认新密码"
          isRepeat
          value={again}
          problem={problems.again}
          onChange={(text) => {
            setAgain(text);
            clear('again');
          }}
        />
        <Button type="submit" size="large" block loading={reset.isPending}>
          重置密码
        </Button>
      </form>
    </EntryCard>
  );
}
