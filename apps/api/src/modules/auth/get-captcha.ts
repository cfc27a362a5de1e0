import { tooMany } from '#errors/refusal.ts';
import type { Handler } from '#operation.ts';
import { saveCaptcha } from './captcha.repository.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { hit, throttleKey } from './throttle.repository.ts';

const windowMs = 5 * 60_000;
const limit = 60;

export const getCaptcha: Handler<'getCaptcha'> = async (_, { db, now, client }) => {
  const { count } = await hit(db, throttleKey('captcha', client.address), windowMs, now);
  if (count > limit) throw tooMany('操作过于频繁，请稍后再试', windowMs / 1000);
  const { answer, svg } = drawCaptcha();
  const { id, expiresAt } = await saveCaptcha(db, answer, now);
  return {
    captcha_id: id,
    image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
};
