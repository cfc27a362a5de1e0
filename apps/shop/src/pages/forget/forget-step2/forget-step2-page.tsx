import { passwordProblem } from '@yaoji/domain';
import { Button } from '@yaoji/ui';
import { useState } from 'react';
import * as css from '#features/login/entry.css.ts';
import { EntryCard } from '#features/login/entry-card.tsx';
import { useResetForgotten } from '#features/recovery/recover-password.mutation.ts';
import { recovery, recoverySteps } from '#features/recovery/recovery.ts';
import { NewPasswordField, repeatProblem } from '#features/security/new-password-field.tsx';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { href } from '#shared/routing/href.ts';
import { Redirect } from '#shared/routing/redirect.tsx';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';

/** Forgotten password, step 2: set a new password (R062). Requires the token of step 1. */
export default function ForgetStep2Page() {
  const navigateIfHere = useNavigateIfHere();
  const [token] = useState(recovery.token);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const form = useForm(useResetForgotten(), {
    check: () => ({ password: passwordProblem(password)?.message, again: repeatProblem(password, again) }),
    values: () => (token ? { token, password } : null),
    onSuccess: () => {
      recovery.finish();
      navigateIfHere(href('forget_step3'));
    },
    onError: (error) => {
      const refused = fieldProblems(error);
      if (!refused.token) return void form.show(refused);
      recovery.restart();
      navigateIfHere(href('forget_step1'));
    },
  });
  const { problems, clear } = form;
  if (!token) return <Redirect to={href(recovery.isDone() ? 'forget_step3' : 'forget_step1')} />;

  return (
    <EntryCard title="重置密码" steps={recoverySteps} current={2}>
      <form {...form.props} className={css.form}>
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
        <Button type="submit" size="large" block loading={form.isSending}>
          重置密码
        </Button>
      </form>
    </EntryCard>
  );
}
