/** The reason for an action that lets somebody in. */
export const identityField = {
  name: 'reason',
  hint: '如何核实了客户的身份；只记入操作日志',
  type: 'area',
  rows: 3,
  required: true,
  input: { maxLength: 200 },
} as const;
