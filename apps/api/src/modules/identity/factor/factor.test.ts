import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { consumeCode, newFactor, newRecoveryCodes, recoveryHash } from './factor.ts';

// RFC 6238, appendix B, last six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);
const factor = { secret, lastStep: 0, recovery: [] as string[] };

describe('a code of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [2000000000, '279037'],
  ])('matches RFC 6238 at %d', (seconds, code) => {
    expect(consumeCode(factor, code, at(seconds))?.by).toBe('authenticator');
  });

  it('may be a step late or early, but no more', () => {
    const of = (seconds: number) => generateSync({ secret, epoch: seconds });
    expect([-60, -30, 30, 60].map((off) => consumeCode(factor, of(1_000_020 + off), at(1_000_020)) !== null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('works once, and no earlier one works after it', () => {
    const used = consumeCode(factor, '081804', at(1111111109));
    expect(used).not.toBeNull();
    const after = used?.factor ?? factor;
    expect(consumeCode(after, '081804', at(1111111109))).toBeNull();
    const earlier = generateSync({ secret, epoch: 1111111079 });
    expect(consumeCode(after, earlier, at(1111111109))).toBeNull();
    const next = generateSync({ secret, epoch: 1111111139 });
    expect(consumeCode(after, next, at(1111111139))).not.toBeNull();
  });
});

describe('a recovery code', () => {
  it('is one of ten different ones, stored as a hash, and works once however it is typed', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z2-9]{4}-){6}[a-z2-9]{4}$/);
    const held = { ...factor, recovery: codes.map(recoveryHash) };
    expect(JSON.stringify(held)).not.toContain(codes[3]);
    const used = consumeCode(held, ` ${codes[3]?.toUpperCase().replaceAll('-', ' ')} `, at(59));
    expect(used).toMatchObject({ by: 'recovery' });
    expect(used?.factor.recovery).toHaveLength(9);
    expect(consumeCode(used?.factor ?? held, codes[3] ?? '', at(59))).toBeNull();
  });

  it('does not match any other text', () => {
    expect(consumeCode(factor, 'aaaa-bbbb-cccc-dddd', at(59))).toBeNull();
    expect(consumeCode(factor, '12345', at(59))).toBeNull();
  });
});

describe('a new factor', () => {
  it('has its own 160 bits, and an address with shop and account', () => {
    const { secret: first, qr } = newFactor('pharmacy');
    expect(first).toMatch(/^[A-Z2-7]{32}$/);
    expect(newFactor('pharmacy').secret).not.toBe(first);
    expect(decodeURIComponent(qr)).toBe(`otpauth://totp/药集:pharmacy?secret=${first}&issuer=药集`);
  });
});
