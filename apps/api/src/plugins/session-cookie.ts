import type { FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';

/** With TLS, the `__Host-` prefix prevents other hosts of the domain from setting it. */
const cookieName = (name: 'session' | 'device' | 'preview', isSecure: boolean) =>
  `${isSecure ? '__Host-' : ''}yaoji_${name}`;

/** Names and options of the shop's cookies. */
export const sessionCookieOf = ({ protocol }: Pick<FastifyRequest, 'protocol'>, { publicUrl }: Config) => {
  const secure = protocol === 'https' || (publicUrl?.startsWith('https:') ?? false);
  return {
    name: cookieName('session', secure),
    device: cookieName('device', secure),
    preview: cookieName('preview', secure),
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
  };
};
