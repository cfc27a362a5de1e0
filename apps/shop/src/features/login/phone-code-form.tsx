import { normalizeText } from '@yaoji/domain';
import { Button } from '@yaoji/ui';
import { type FormEvent, useState } from 'react';
import { RecipientField } from '#features/verification-code/recipient-field.tsx';
import type { SmsScene } from '#features/verification-code/send-sms.mutation.ts';
import { codeProblem, SmsCodeField } from '#features/verification-code/sms-code-field.tsx';
import { type Recipient, readRecipient, useCodeWays } from '#features/verification-code/use-code-ways.ts';
import { type Problems, useProblems } from '#shared/forms/use-problems.ts';
import { useDraft } from '#shared/storage/use-draft.ts';
import * as css from './entry.css.ts';
import { NoCodes } from './no-codes.tsx';

type PhoneCodeFormProps = {
  scene: SmsScene;
  /** Says which phone or address it is, before its label. */
  whose: string;
  submitLabel: string;
  pending: boolean;
  /** Tries the code; null on success, or else the problems. */
  onSubmit: (credentials: Recipient & { code: string }) => Promise<Problems | null>;
};

/** A phone number or e-mail address and the code sent to it; without either, what to do instead. */
export function PhoneCodeForm(props: PhoneCodeFormProps) {
  const { label } = useCodeWays();
  return label ? <CodeForm {...props} /> : <NoCodes />;
}

/** Recipient and code (C103, V1, V3). */
function CodeForm({ scene, whose, submitLabel, pending, onSubmit }: PhoneCodeFormProps) {
  const { label, codeLabel, problemOf } = useCodeWays();
  const { form, problems, show, clear } = useProblems();
  const { draft, change, clear: discard } = useDraft(`phone-${scene}`, { phone: '' });
  const [code, setCode] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isFilled = show({ phone: problemOf(draft.phone), code: codeProblem(code) });
    const recipient = readRecipient(draft.phone);
    if (!isFilled || !recipient || pending) return;
    const refused = await onSubmit({ ...recipient, code: normalizeText(code) });
    if (refused) show(refused);
    else discard();
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <RecipientField
        placeholder={`${whose}${label}`}
        problems={problems}
        value={draft.phone}
        onChange={(phone) => {
          change({ phone });
          clear('phone');
          clear('email');
        }}
      />
      <SmsCodeField
        label={codeLabel}
        recipient={draft.phone}
        scene={scene}
        required={false}
        value={code}
        problem={problems.code}
        onChange={(text) => {
          setCode(text);
          clear('code');
        }}
        onRecipientProblem={(problem) => show({ phone: problem })}
      />
      <Button type="submit" size="large" block loading={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
