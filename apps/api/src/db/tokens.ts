import { createHash, randomBytes } from 'node:crypto';

/** A secret for one session, link or key. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Stored instead of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
