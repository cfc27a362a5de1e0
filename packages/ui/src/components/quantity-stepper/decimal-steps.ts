// Quantities have up to three decimals; counting integer thousandths keeps 0.1 + 0.2 at 0.3.
const digits = 3;

function thousandths(decimal: string): bigint | null {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(decimal);
  if (!match || (match[2] === '' && !match[3])) return null;
  const units = BigInt(`${match[2]}${(match[3] ?? '').slice(0, digits).padEnd(digits, '0')}`);
  return match[1] ? -units : units;
}

/** Adds `count` steps to `quantity` exactly. Invalid numbers count as 0; the result is never negative. */
export function addSteps(quantity: string, step: string, count: 1 | -1): string {
  const sum = (thousandths(quantity) ?? 0n) + BigInt(count) * (thousandths(step) ?? 0n);
  if (sum <= 0n) return '0';
  const text = String(sum).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`.replace(/\.?0+$/, '');
}
