import { createHash, randomInt } from 'node:crypto';
import { normalizeText } from '@yaoji/domain';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { toSeconds } from '#wire-values.ts';

/** The stored state of an authenticator, of a buyer or an operator. */
export type Factor = {
  /** In Base32, the format of authenticators. */
  secret: string;
  /** Time step (RFC 6238) of the last used code. */
  lastStep: number;
  /** Hashes of the unused recovery codes. */
  recovery: string[];
};

/** Tolerance for a phone's clock, in seconds. */
const tolerance = 30;

/** A secret of 160 bits, and its address for an authenticator's QR code (`otpauth:`). */
export const newFactor = (label: string) => {
  const secret = generateSecret();
  return { secret, qr: generateURI({ issuer: '药集', label, secret }) };
};

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const newRecoveryCode = () => Array.from({ length: 28 }, () => letters[randomInt(letters.length)]).join('');

/** Ten codes of 138 bits each, in groups of four; with so many bits a plain hash is safe. */
export const newRecoveryCodes = () => Array.from({ length: 10 }, () => newRecoveryCode().replace(/.{4}(?=.)/g, '$&-'));

const plain = (code: string) => normalizeText(code).toLowerCase().replace(/[\s-]/g, '');

export const recoveryHash = (code: string) => createHash('sha256').update(plain(code)).digest('base64url');

type Used = { by: 'authenticator' | 'recovery'; factor: Factor };

/** The factor after using up a code; null if the code is not valid. */
export const consumeCode = (factor: Factor, code: string, now: Date): Used | null => {
  const token = plain(code);
  if (/^\d{6}$/.test(token)) {
    const epoch = toSeconds(now);
    const { secret, lastStep } = factor;
    const found = verifySync({ secret, token, epoch, epochTolerance: tolerance });
    if (!found.valid || !('timeStep' in found) || found.timeStep <= lastStep) return null;
    return { by: 'authenticator', factor: { ...factor, lastStep: found.timeStep } };
  }
  const hash = recoveryHash(code);
  if (!factor.recovery.includes(hash)) return null;
  return { by: 'recovery', factor: { ...factor, recovery: factor.recovery.filter((each) => each !== hash) } };
};
