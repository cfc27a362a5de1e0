import { expect, type Page } from '@playwright/test';

/** A phone that nobody has yet. */
export const newPhone = () => `139${String(Math.floor(Math.random() * 100_000_000)).padStart(8, '0')}`;

/** Asks for a code with the button of the form in view, and reads it off the phone: the sandbox shows what was sent. */
export async function receiveCode(page: Page, phone: string): Promise<string> {
  const earlier = await codesSentTo(page, phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  const [code] = await codesSentTo(page, phone);
  expect(code, `a code was sent to ${phone}`).toBeDefined();
  expect((await codesSentTo(page, phone)).length).toBeGreaterThan(earlier.length);
  return code ?? '';
}

/** The newest first. */
async function codesSentTo(page: Page, phone: string): Promise<string[]> {
  const answer = await page.request.get('/sandbox/sms');
  const messages = (await answer.text()).matchAll(/<dt>(\d+)<br>[^<]*<\/dt><dd>[^<]*?验证码(\d{6})/g);
  return [...messages].flatMap(([, to, code]) => (to === phone && code ? [code] : []));
}

/** The code for WeChat that the page shows next: its ticket, as a camera would read it. */
export async function ticketShownBy(page: Page, show: () => Promise<unknown>): Promise<string> {
  const fresh = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/auth/wechat');
  await show();
  const { data } = await (await fresh).json();
  await expect(page.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
  return data.ticket;
}

/** A phone with this WeChat scans the code and agrees. */
export async function scan(page: Page, ticket: string, nickname: string): Promise<void> {
  const answer = await page.request.post(`/sandbox/wechat/${ticket}`, { form: { nickname } });
  expect(answer.ok()).toBe(true);
}
