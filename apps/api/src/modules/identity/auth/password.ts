import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's minimum for argon2id; a stored hash states its own cost, so these can be raised later. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** Hashes a password or a payment password into one string with its parameters (PHC string format). */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
};

/** Takes as long for an unknown account (null) as for an existing one. */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const { memory, passes, parallelism, nonce, tag } = parse(stored ?? nobody);
  const derived = await derive('argon2id', {
    message: password,
    nonce,
    tagLength: tag.length,
    memory,
    passes,
    parallelism,
  });
  return timingSafeEqual(derived, tag) && stored !== null;
};

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(tagLength))}`;

const parse = (stored: string) => {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored);
  if (!match) throw new Error('A stored password hash cannot be read.');
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};
