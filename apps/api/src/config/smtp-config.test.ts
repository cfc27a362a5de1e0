import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';

const env = { SMTP_HOST: 'smtp.example.com', SMTP_USER: 'shop@example.com', SMTP_PASSWORD: 'hush-hush' };

describe('the e-mail server', () => {
  it('uses TLS on port 465 and its user as sender by default', () => {
    expect(readConfig(env).smtp).toEqual({
      host: 'smtp.example.com',
      port: 465,
      user: 'shop@example.com',
      password: 'hush-hush',
      from: 'shop@example.com',
    });
    expect(readConfig({}).smtp).toBeNull();
  });

  it.each([
    [{ SMTP_HOST: 'smtp://example.com/' }, 'SMTP_HOST is no host name'],
    [{ SMTP_PORT: '0' }, 'SMTP_PORT is "0"; expected a port from 1 to 65535.'],
    [{ SMTP_FROM: '药集' }, 'SMTP_FROM is no sender'],
    [{ SMTP_FROM: '药集\r\nBcc: <a@example.com>' }, 'SMTP_FROM is no sender'],
    [{ SMTP_PASSWORD: '' }, 'SMTP_USER and SMTP_PASSWORD belong together'],
    [{ SMTP_USER: '', SMTP_PASSWORD: '' }, 'SMTP_FROM is no sender'],
  ])('%o is refused: %s', (more, problem) => {
    expect(() => readConfig({ ...env, ...more })).toThrow(problem);
  });
});
