import { FormField, TextField } from '@yaoji/ui';
import type { Problems } from '#shared/forms/use-problems.ts';
import { useCodeWays } from './use-code-ways.ts';

type RecipientFieldProps = {
  value: string;
  onChange: (typed: string) => void;
  onBlur?: () => void;
  problems: Problems;
  required?: boolean;
  hint?: string;
  placeholder?: string;
};

/** The mobile number or e-mail address that a code goes to, as far as the shop sends to both. */
export function RecipientField({ problems, required = false, hint, ...field }: RecipientFieldProps) {
  const { label, takesEmail } = useCodeWays();
  return (
    <FormField label={label} required={required} {...(hint && { hint })} error={problems.phone ?? problems.email}>
      <TextField
        name="phone"
        size="large"
        inputMode={takesEmail ? 'email' : 'tel'}
        autoComplete={takesEmail ? 'username' : 'tel'}
        maxLength={takesEmail ? 100 : 20}
        {...field}
      />
    </FormField>
  );
}
