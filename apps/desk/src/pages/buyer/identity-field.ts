import type { Field } from '#pages/parts/fields.tsx';

/** The reason for an action that lets somebody in. */
export const identityField: Field<'reason'> = {
  name: 'reason',
  label: '原因',
  hint: '如何核实了客户的身份；只记入操作日志',
  type: 'area',
  rows: 3,
  required: true,
  input: { maxLength: 200 },
};
