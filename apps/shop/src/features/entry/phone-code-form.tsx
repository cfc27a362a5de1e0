import { normalizeText } from '@yaoji/domain';
import { Button, FormField, TextField } from '@yaoji/ui';
import { type FormEvent, useState } from 'react';
import type { SmsScene } from '#features/user/send-sms.mutation.ts';
import { codeProblem, SmsCodeField } from '#features/user/sms-code-field.tsx';
import { mobileProblem } from '#shared/forms/phone-problems.ts';
import { type Problems, useProblems } from '#shared/forms/use-problems.ts';
import { useDraft } from '#shared/storage/use-draft.ts';
import * as css from './entry.css.ts';
import { NoSms, useLacks } from './no-sms.tsx';

type PhoneCodeFormProps = {
  readonly scene: SmsScene;
  readonly placeholder: string;
  readonly submitLabel: string;
  readonly pending: boolean;
  /** Tries the code; null on success, or else the problems. */
  readonly onSubmit: (proof: { phone: string; code: string }) => Promise<Problems | null>;
};

/** A phone number and the code sent to it; without SMS, what to do instead. */
export function PhoneCodeForm(props: PhoneCodeFormProps) {
  return useLacks('sms') ? <NoSms /> : <CodeForm {...props} />;
}

/** Phone and code (C103, V1). */
function CodeForm({ scene, placeholder, submitLabel, pending, onSubmit }: PhoneCodeFormProps) {
  const { form, problems, show, clear } = useProblems();
  const { draft, change, clear: discard } = useDraft(`phone-${scene}`, { phone: '' });
  const [code, setCode] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isFilled = show({ phone: mobileProblem(draft.phone), code: codeProblem(code) });
    if (!isFilled || pending) return;
    const refused = await onSubmit({ phone: normalizeText(draft.phone), code: normalizeText(code) });
    if (refused) show(refused);
    else discard();
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormField label="手机号" error={problems.phone}>
        <TextField
          name="phone"
          size="large"
          inputMode="tel"
          autoComplete="tel"
          placeholder={placeholder}
          maxLength={20}
          value={draft.phone}
          onChange={(phone) => {
            change({ phone });
            clear('phone');
          }}
        />
      </FormField>
      <SmsCodeField
        phone={draft.phone}
        scene={scene}
        required={false}
        value={code}
        problem={problems.code}
        onChange={(text) => {
          setCode(text);
          clear('code');
        }}
        onPhoneProblem={(problem) => show({ phone: problem })}
      />
      <Button type="submit" size="large" block loading={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
