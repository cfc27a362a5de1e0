import type { FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';

/** By TLS no other host of the same domain can set one that is called so. */
const cookieName = (name: 'session' | 'device' | 'preview', isSecure: boolean) =>
  `${isSecure ? '__Host-' : ''}yaoji_${name}`;

/** What the cookies of the shop are called, and how they are set. */
export const sessionCookieOf = ({ protocol }: Pick<FastifyRequest, 'protocol'>, { publicUrl }: Config) => {
  const secure = protocol === 'https' || (publicUrl?.startsWith('https:') ?? false);
  return {
    name: cookieName('session', secure),
    device: cookieName('device', secure),
    preview: cookieName('preview', secure),
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
  };
};
