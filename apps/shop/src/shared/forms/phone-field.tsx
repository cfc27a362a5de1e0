import { FormField, TextField } from '@yaoji/ui';

type PhoneFieldProps = {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  /** Why to fill it in; without it the field is required. */
  optional?: string;
};

/** A number to be called at: mobile or landline (V1, V2). */
export const PhoneField = ({ value, onChange, problem, optional }: PhoneFieldProps) => (
  <FormField
    label="联系电话"
    required={optional === undefined}
    hint={optional ?? '手机号码，或带区号的固定电话'}
    error={problem}
  >
    <TextField value={value} maxLength={20} inputMode="tel" autoComplete="tel" onChange={onChange} />
  </FormField>
);
