/**
 * The sentence to show at a street address that is missing or too short, or undefined.
 *
 * @example streetAddressProblem(' ') // '请填写详细地址'
 */
export const streetAddressProblem = (text: string): string | undefined =>
  text.trim().length < 2 ? '请填写详细地址' : undefined;
