import { sandboxPage } from '@yaoji/payment-providers';
import { escapeUTF8 } from 'entities';

type ShownSms = { phone: string; text: string; createdAt: Date };

const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Shows the messages that a real SMS provider would have sent. */
export const smsPage = (messages: ShownSms[]): string =>
  page(
    '模拟短信',
    `<h1>最近发送的短信</h1>
    ${messages.length === 0 ? '<p>还没有短信。请先在商城里获取验证码。</p>' : `<dl>${messages.map(entry).join('')}</dl>`}
    <p class="row"><a class="button" href="/sandbox/sms">刷新</a><a class="button" href="/">返回商城</a></p>`,
  );

const entry = ({ phone, text, createdAt }: ShownSms) =>
  `<dt>${escapeUTF8(phone)}<br>${clock.format(createdAt)}</dt><dd>${escapeUTF8(text)}</dd>`;

/** The phone of a user who scanned a QR code and is asked for consent. */
export const scanPage = (ticket: string, isBinding: boolean): string =>
  page(
    '模拟微信',
    `<h1>${isBinding ? '绑定微信' : '微信登录'}</h1>
    <p>${isBinding ? '确认后，此微信可以登录您的账号。' : '确认后，将用此微信登录药集。'}</p>
    <form method="post" action="/sandbox/wechat/${escapeUTF8(ticket)}">
      <div class="row">
        <label for="nickname">微信昵称</label>
        <input id="nickname" name="nickname" maxlength="20" value="药房小王" required style="width: 200px">
      </div>
      <div class="row"><button class="main">确认</button></div>
    </form>`,
  );

export const outcomePage = (text: string): string =>
  page('模拟微信', `<h1>${escapeUTF8(text)}</h1><p class="row"><a class="button" href="/">返回商城</a></p>`);

const page = (title: string, content: string) =>
  sandboxPage({
    title,
    content: `${content}
    <p class="note">此页面只在模拟环境中存在：不会发送真实短信，也不会连接微信。</p>`,
  });
