import type { Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { deviceName, shortenedAddress } from './origin-words.ts';
import type { EventKind } from './record-event.ts';
import { eventPage } from './security-log.repository.ts';

const words: Record<EventKind, string> = {
  login: '登录',
  loginFailed: '登录失败：密码错误',
  proofFailed: '身份验证失败',
  sessionEnded: '已结束一处登录',
  passwordChanged: '登录密码已更改',
  passwordReset: '登录密码已重置',
  payPasswordChanged: '支付密码已更改',
  phoneChanged: '登录手机号已更改',
  emailChanged: '登录邮箱已更改',
  wechatBound: '微信已绑定',
  wechatUnbound: '微信已解除绑定',
  titleChanged: '开票资料已更改',
  storeAsked: '总店申请绑定本店',
  storeConfirmed: '已同意总店绑定',
  storeUnlinked: '门店绑定已解除',
  storeSwitched: '总店切换到本店',
  accountRestored: '已从原手机号撤销更改',
  factorOn: '两步验证已开启',
  factorOff: '两步验证已关闭',
  factorFailed: '两步验证失败：动态验证码错误',
  factorPaymentChanged: '付款验证金额已更改',
  recoveryUsed: '已使用一个恢复码',
  recoveryRenewed: '恢复码已更换',
  deviceTrusted: '已信任一台设备',
  dataExported: '已导出账号数据',
  accountClosed: '账号已注销',
  programAllowed: '程序访问已开通',
  operatorLooked: '客服查看了您的账号',
  personChanged: '员工',
  approvalRuleChanged: '审批规则',
  orderConsentChanged: '业务员代下单',
  goodsRuleChanged: '禁购与优先',
};

const failures = new Set<EventKind>(['loginFailed', 'proofFailed', 'factorFailed']);

export const listSecurityEvents: Handler<'listSecurityEvents'> = async ({ query }, { db, signedIn: { buyerId } }) => {
  const { page = 1, per_page = 20 } = query;
  const { rows, total } = await eventPage(db, buyerId, page, per_page);
  const list = rows.map(({ id, kind, detail, address, userAgent, createdAt }) => ({
    id,
    text: detail ? `${words[kind]}：${detail}` : words[kind],
    is_failure: failures.has(kind) ? (1 as const) : (0 as const),
    device: deviceName(userAgent),
    address: shortenedAddress(address),
    created_at: toSeconds(createdAt),
  }));
  return { list, total, page, per_page };
};
