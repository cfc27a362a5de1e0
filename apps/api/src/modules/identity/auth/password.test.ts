import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  it('match only their own hash', async () => {
    const stored = await hashPassword('yaoji2026');
    expect(await verifyPassword('yaoji2026', stored)).toBe(true);
    expect(await verifyPassword('yaoji2027', stored)).toBe(false);
  });

  it('have a different hash each time', async () => {
    expect(await hashPassword('yaoji2026')).not.toBe(await hashPassword('yaoji2026'));
  });

  it('for an unknown account are never right', async () => {
    expect(await verifyPassword('', null)).toBe(false);
  });

  it('use the cost stated in their hash', async () => {
    const weaker = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$UmYxcbLgQfPxlJGRfJdbA9uzjPCR5VlfUgRGbqGEHm4';
    expect(await verifyPassword('yaoji2026', weaker)).toBe(false);
  });
});
