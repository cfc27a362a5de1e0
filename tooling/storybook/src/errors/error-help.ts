import type { ErrorKind, errorCodes } from '@yaoji/api-client';

export type Help = { happened: string; why: string; remedy: string };

const help = (happened: string, why: string, remedy: string): Help => ({ happened, why, remedy });

/** Outcomes of a call that did not succeed. */
export const kindHelp: Record<ErrorKind, Help> = {
  signedOut: help('没有登录，或登录已过期', '会话没有带上，或已失效', '去登录，登录后回到原处；程序要带上新的令牌'),
  invalid: help('提交的内容不对', '某个栏位不合合同', '把 error.errors 里每一栏的话写在那一栏旁边'),
  contractUnsigned: help('还没签电子合同', '下单前必须签署', '带用户去签，签完再提交'),
  unverified: help('要先证明是本人', '改重要资料，或登录要第二因素', '取得密码、验证码或第二因素，再发同一个请求'),
  busy: help('服务器出错', '意外失败，细节只在服务器日志里', '稍后再试；把请求编号交给运维'),
  refused: help('服务器没有接受', '规则不允许，原因在 message 里', '按 message 改；程序按 code 区分，见下表'),
  timeout: help('超时没有回答', '网络慢，或服务器忙', '刷新看看是否已经生效；写入带同一个幂等键重发'),
  cancelled: help('请求被取消', '同一路径又发了一次，或调用者取消', '不用处理，也不要提示'),
  offline: help('没有连上服务器', '断网、地址错，或被浏览器拦下', '看 cause；canRetry 为真才自动重发'),
  unreadable: help('回答读不懂', '不是约定的信封，或 read 抛了错', '看 cause；多半是地址指到别处，或版本不同'),
};

/** Codes in the answer of the server. */
export const codeHelp: Record<keyof typeof errorCodes, Help> = {
  signedOut: help('没有登录', '没有会话，或已过期', '登录后再发'),
  forbidden: help('不允许', '会话没有这个权限，或来自别的网站', '换有权限的账号；浏览器调用要同源'),
  notFound: help('找不到', '不存在，或属于别的客户', '核对编号'),
  invalid: help('栏位有错', 'errors 逐栏写明', '改掉再发'),
  contractUnsigned: help('没签电子合同', '第一次下单前要签', '先签署'),
  tooManyRequests: help('太频繁', '次数用完', '等 Retry-After 的秒数再发'),
  captchaRequired: help('要验证码', '登录失败几次之后', '解一道 C102 的题再登录'),
  identityRequired: help('要证明本人', '证明十分钟内有效', '用 C230 证明，再发同一个请求'),
  factorRequired: help('要第二因素', '账号开了第二因素', '用 C249 证明；登录时拿 data.ticket 走 C252'),
  approvalNeeded: help('要第二人批准', '金额超过一个人的权限', '把 data.approval 交给另一位同事（D213）'),
  priceChanged: help('价格变了', '与 expected_total 不同，没有下单', '给用户看 data.checkout，确认后再下单'),
  linesRefused: help('有的商品买不了', 'data.lines 逐行写明，没有下单', '改数量或去掉，再下单'),
  keyReused: help('幂等键用过', '同一个键发了不同的内容', '新请求用新的键'),
  stateChanged: help('状态已经变了', '订单、付款或申请到了别的状态', '重新读取，再决定'),
  couponUnavailable: help('券用不了', '已领完、领过或不适用', '换一张，或不用券'),
  cartFull: help('购物车满了', '最多 500 行', '先结算或删掉一些'),
  balanceTooLow: help('余额不够', '钱包少于要付的', '充值，或换付款方式'),
  payPasswordMissing: help('没有支付密码', '还没设过', '先设支付密码'),
  payPasswordLocked: help('支付密码锁住', '错了五次，锁一小时', '等一小时，或重设'),
  busy: help('服务器出错', '意外失败', '稍后再试'),
  unavailable: help('暂时不能服务', '服务器正在启动、停止，或过忙', '等 Retry-After 的秒数再发'),
};

/** Messages of errors that packages throw: a mistake in the calling program. `…` stands for what differs. */
export const thrownHelp: Record<string, Help> = {
  'A weight is below zero.': help('分摊失败', '有一份权重是负数', '只传零或正数'),
  'No weights to spread … over.': help('分摊失败', '权重全是零', '至少给一份正的权重'),
  '… is no VAT rate.': help('税率不对', '税率是整数百分比', '传 13、9、6 这样的整数'),
  'Cannot return … of … with … returned before.': help('退得太多', '退货加已退超过订货', '先减去已退的数量'),
  '… is too much to be put in words.': help('大写金额失败', '一千万亿元以上', '核对金额的单位是元'),
  'Credit terms have either days or a closing day.': help('账期不对', '天数和结账日都给了，或都没给', '只给一个'),
  'Not a point in time: ….': help('时间不对', '不是日期，也不是 Unix 秒', '传 Date、Unix 秒或 ISO 文字'),
  'Line … has a quantity below zero: ….': help('数量不对', '数量是负数', '先用 clampQuantity 取整'),
  '… is no amount to divide a price by.': help('单位价算不出', '每盒含量是零或负数', '没有含量就不要算'),
  'Not a decimal number: …. Give a string such as "12.80".': help('不是数', '传了空、字母，或 JS 的数', '传十进制文字'),
  '… has more than … decimals.': help('小数太多', '金额两位，数量三位', '先用本包的函数舍入'),
  'The path … needs the parameter "…".': help('链接写不出', '必填的参数没给', 'href(id, params) 补上'),
  'The path … takes "…" only together with "…".': help('链接写不出', '给了后一个参数，没给前一个', '两个一起给'),
  "The contract's document has no … ….": help('合同里没有这个调用', 'openapi.json 与包的版本不同', '两者用同一版'),
  "The contract's document has no parameter ….": help(
    '合同里没有这个参数',
    'openapi.json 与包的版本不同',
    '两者用同一版',
  ),
};
