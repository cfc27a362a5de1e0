import type { errorCodes } from '@yaoji/api-client/contract';
import { bankRefusals } from './bank-refusals.ts';
import { companyRefusals } from './company-refusals.ts';
import { invoiceRefusals } from './invoice-refusals.ts';
import { operatorRefusals } from './operator-refusals.ts';
import { termsRefusals } from './terms-refusals.ts';

const busyText = '系统繁忙，请稍候再试';

export type RefusalKind = keyof typeof errorCodes;

/** Formats the time until a retry: 60秒, 5分钟, 3小时. */
export const waitText = (seconds: number): string => {
  if (seconds < 120) return `${seconds}秒`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)}分钟` : `${Math.ceil(seconds / 3600)}小时`;
};

/** Every refusal of this kind has a retry time. */
type Wait = { retryAfterSeconds: number };
/** A message from another table, such as that of `packages/domain`. */
type Said = { words: string };

/** Every refusal: its kind in the contract, which determines the status, and its message for all clients. */
export const refusals = {
  ...bankRefusals,
  ...companyRefusals,
  ...invoiceRefusals,
  ...operatorRefusals,
  ...termsRefusals,
  // Requests
  addressMissing: ['notFound', '收货地址不存在'],
  badContentType: ['invalid', '不支持的内容类型'],
  badRequest: ['invalid', '请求有误'],
  bodyIncomplete: ['invalid', '提交的内容不完整'],
  bodyTooLarge: ['invalid', '提交的内容过大'],
  busy: ['busy', busyText],
  changedMeanwhile: ['stateChanged', '刚被他人修改'],
  contentMissing: ['notFound', '内容不存在或已删除'],
  fileReadSlow: ['unavailable', '读取文件的时间过长，请稍候再试'],
  fileTooLarge: ['invalid', '文件过大'],
  foreignOrigin: ['forbidden', '请求来源不被允许'],
  impersonationReadOnly: ['forbidden', '客服查看期间不能操作'],
  invalid: [
    'invalid',
    ({ errors }: { errors: Record<string, string[]> }) => Object.values(errors)[0]?.[0] ?? '提交的内容有误',
  ],
  overloaded: ['unavailable', busyText],
  pdfQueueFull: ['tooManyRequests', (_: Wait) => '正在生成的文件较多，请稍候再试'],
  pdfSlow: ['unavailable', '生成文件的时间过长，请稍候再试'],
  previewExpired: ['stateChanged', '预览已失效，请回到工作台重新预览'],
  previewMissing: ['invalid', '没有可以预览的内容'],
  previewReadOnly: ['forbidden', '预览期间不能操作'],
  rateLimited: ['tooManyRequests', (_: Wait) => '操作过于频繁，请稍后再试'],
  requestReused: ['keyReused', '请求已被使用，请刷新页面后重试'],
  tooManyFields: ['invalid', '内容过多'],
  tooManyFiles: ['invalid', '文件过多'],
  tooManyParts: ['invalid', '文件或内容过多'],
  triesExceeded: [
    'tooManyRequests',
    ({ retryAfterSeconds }: Wait) => `操作过于频繁，请${waitText(retryAfterSeconds)}后再试`,
  ],
  uploadQueueFull: ['tooManyRequests', (_: Wait) => '正在上传的文件较多，请稍候再试'],

  // Accounts
  captchaRequired: ['captchaRequired', '请完成安全验证'],
  captchaWrong: ['captchaRequired', '安全验证没有通过或已过期，请重试'],
  factorCodeRequired: ['factorRequired', '请输入动态验证码'],
  factorNotOn: ['stateChanged', '该账号没有开启两步验证'],
  factorOff: ['stateChanged', '请先开启两步验证'],
  factorOn: ['stateChanged', '两步验证已开启'],
  factorRestart: ['stateChanged', '请重新开始设置两步验证'],
  factorSetupRequired: ['factorRequired', '请先开启两步验证'],
  firstOwnerLinkUsed: ['stateChanged', '链接已使用或不完整，请登录，或核对服务启动时显示的链接'],
  loginExpired: ['stateChanged', '登录已超时，请重新登录'],
  loginsExceeded: [
    'tooManyRequests',
    ({ retryAfterSeconds }: Wait) => `尝试次数过多，请${Math.ceil(retryAfterSeconds / 60)}分钟后再试`,
  ],
  mailFailed: ['unavailable', '邮件发送失败，请核对邮箱，或稍后再试'],
  mailNotSet: ['stateChanged', '请先在服务器上设置发送邮件'],
  mailOff: ['unavailable', '本店暂未开通邮箱验证，请联系客服'],
  mailRefused: ['unavailable', ({ answer }: { answer: string }) => `邮件服务器拒绝或没有应答：${answer}`],
  identityRequired: ['identityRequired', '请先验证身份'],
  qrExpired: ['stateChanged', '二维码已失效，请重新扫码'],
  roleForbids: ['forbidden', '您的岗位无权进行此操作'],
  signedOut: ['signedOut', '请先登录'],
  smsFailed: ['unavailable', '短信发送失败，请稍后再试'],
  smsOff: ['unavailable', '短信服务暂未开通，请联系客服'],
  tokenForbids: ['forbidden', '该令牌无权访问此接口'],
  wechatOff: ['unavailable', '微信登录暂未开通'],
  wechatTaken: ['stateChanged', '该账号已绑定其他微信'],

  // Buyers, documents and stores
  accountClosed: ['stateChanged', '该账号已注销'],
  accountInUse: ['stateChanged', ({ reasons }: { reasons: string[] }) => `暂不能注销账号：${reasons.join('；')}`],
  applicantApproved: ['stateChanged', '您的资料已通过审核'],
  applicantDecided: ['stateChanged', '该买家不在待审核状态'],
  applicantPending: ['stateChanged', '资料已提交，正在审核'],
  buyerMissing: ['notFound', '买家不存在'],
  contractChanged: ['stateChanged', '合同已更新，请阅读新版本后签署'],
  creditCodeTaken: [
    'stateChanged',
    ({ username }: { username: string }) => `统一社会信用代码与已通过的账户 ${username} 相同`,
  ],
  documentDecided: ['stateChanged', '该证件不在待审核状态'],
  documentMissing: ['notFound', '证件不存在'],
  documentNotPassed: ['stateChanged', '证件通过后才能修改经营范围'],
  documentRenewed: ['stateChanged', '证件已更新，请刷新后再试'],
  documentsLacking: ['stateChanged', ({ names }: { names: string[] }) => `还缺证件：${names.join('、')}`],
  invitationGone: ['stateChanged', '该邀请已使用、撤回或过期'],
  officeUnregistered: ['stateChanged', '请先填写总店的企业资料'],
  phoneMissing: ['stateChanged', '该客户没有登录手机号'],
  switchHomeFirst: ['forbidden', '请先切换回自己的账号'],

  // Goods and catalogue
  batchExpired: ['stateChanged', ({ batchNo }: { batchNo: string }) => `批号${batchNo}已过期`],
  batchMissing: ['notFound', '批号不存在'],
  batchShort: [
    'stateChanged',
    ({ batchNo, stock, quantity }: { batchNo: string; stock: string; quantity: string }) =>
      `批号${batchNo}可用${stock}，订单需要${quantity}`,
  ],
  batchSumWrong: [
    'stateChanged',
    ({ sum, wanted }: { sum: string; wanted: string }) => `各批次共${sum}，订单需要${wanted}`,
  ],
  brandMissing: ['notFound', '品牌不存在'],
  makerMissing: ['notFound', '没有这个厂家'],
  categoryInItself: ['invalid', '分类不能放到自己或自己的下级'],
  categoryInScope: [
    'stateChanged',
    ({ title, named, other }: { title: string; named: string; other: string }) =>
      `“${title}”的范围里有“${named}”，没有“${other}”，合并会让更多商品享受优惠：请先修改它的范围，再合并`,
  ],
  categoryInUse: ['stateChanged', '分类里还有商品或下级，或有活动、优惠券、楼层、链接在用；请先移走，或合并到别的分类'],
  categoryMissing: ['notFound', '分类不存在'],
  categoryNamed: ['invalid', ({ name }: { name: string }) => `同一级已有“${name}”；要并成一个，请用合并`],
  categoryTooDeep: ['invalid', '分类最多四级'],
  goodsGone: ['notFound', '商品不存在或已删除'],
  goodsMissing: ['notFound', '商品不存在'],
  goodsOnSale: ['stateChanged', '名称、规格、厂家、单位或批准文号变了，就是另一种商品：请先下架再改，或新建商品'],
  goodsTwin: ['stateChanged', ({ id, name }: { id: number; name: string }) => `已有同一商品：${name}（编号${id}）`],
  goodsUnlisted: ['notFound', '商品不存在或已下架'],
  listChanged: ['stateChanged', ({ count }: { count: number }) => `列表刚有变化，现在有${count}个商品，请核对后再试`],
  pricePlanMissing: ['stateChanged', '没有待生效的价格'],
  priceHidden: ['stateChanged', '现在看不到价格，不能设置降价提醒'],
  notAboveZero: ['invalid', '必须大于零'],
  priceListBusy: ['stateChanged', '有价目表正在处理，请稍候'],
  priceListGone: ['stateChanged', '文件已不再保存，请重新上传'],
  priceListMissing: ['notFound', '价目表不存在'],
  priceListUnchecked: ['stateChanged', '请先检查价目表，并说明工作表和价格列'],
  rejectsMissing: ['notFound', '没有未导入的行'],
  reportMissing: ['notFound', '药检报告不存在'],
  someGoodsChanged: ['stateChanged', '部分商品刚被他人修改'],
  tiersCostMore: ['invalid', ({ upTo }: { upTo: string }) => `价格须高于阶梯价${upTo}元`],

  // Cart and checkout
  cartLineMissing: ['notFound', '购物车中没有这件商品'],
  cartLinesMissing: ['notFound', '购物车中没有这些商品'],
  savedLinesMissing: ['notFound', '“稍后再买”中没有这些商品'],
  savedLinesExceeded: ['stateChanged', ({ most }: { most: number }) => `“稍后再买”最多${most}种商品，请先删除不用的`],
  benefitSpent: ['couponUnavailable', '所选优惠已被使用或已过期，请重新选择'],
  benefitUnavailable: ['couponUnavailable', ({ name }: { name: string }) => `所选${name}不可用，请重新选择`],
  lineBlocked: ['stateChanged', ({ words }: Said) => words],
  linesRefused: ['linesRefused', ({ words }: Said) => words],
  orderSubmitted: ['keyReused', '订单已提交，请刷新页面'],
  priceChanged: ['priceChanged', ({ words }: { words: string | null }) => words ?? '订单金额有变化，请核对后重新提交'],

  // Orders and returns
  afterSalesMissing: ['notFound', '售后单不存在'],
  afterSalesSolved: ['stateChanged', '该售后已解决'],
  afterSalesUnpaid: ['stateChanged', '订单付款后才能申请售后'],
  codeMissing: ['stateChanged', '订单里没有这个码，或买家已收货'],
  codesClosed: ['stateChanged', '订单状态已变化，不能再扫追溯码'],
  codesRefused: [
    'stateChanged',
    ({ codes }: { codes: { code: string; message: string }[] }) =>
      codes.map(({ code, message }) => `${code}：${message}`).join('；'),
  ],
  codesIncomplete: ['stateChanged', ({ texts }: { texts: string[] }) => `追溯码与发货数量不符：${texts.join('、')}`],
  codeScannedElsewhere: ['stateChanged', '同一个码刚在别处扫过，请再试一次'],
  nothingLeftToShip: ['stateChanged', '全部商品都不能发出时，请取消订单'],
  nothingReceived: ['stateChanged', '还没有验收记录'],
  nothingScanned: ['stateChanged', '还没有扫过追溯码'],
  nothingToReport: ['stateChanged', '没有未申请售后的差异'],
  orderCancelled: ['stateChanged', '订单已取消，不能付款'],
  orderChanged: ['stateChanged', '订单状态已变化，请刷新后再试'],
  noteMissing: ['notFound', '备注不存在，或不是您写的'],
  orderGoodsMissing: ['notFound', '订单中没有这些商品'],
  orderMissing: ['notFound', '订单不存在'],
  orderNotShipped: ['stateChanged', '订单还未发货，不能确认收货'],
  orderPaid: ['stateChanged', '订单已付款，不能取消'],
  orderPartlyShipped: ['stateChanged', '订单已有商品发出，不能取消；发不出的商品请登记少发'],
  paperMissing: ['notFound', '资料不存在或已删除'],
  papersNotYet: ['stateChanged', '订单发货后才能下载随货资料'],
  orderHeld: [
    'stateChanged',
    ({ isRecalled, lines }: { isRecalled: boolean; lines: { name: string; reason: string }[] }) =>
      `${isRecalled ? '有商品的批号已召回' : '证件不符合发货条件，已通知买家'}：${lines.map(({ name, reason }) => `${name} ${reason}`).join('；')}`,
  ],
  orderSettled: ['stateChanged', ({ no }: { no: string }) => `订单${no}已付款或已取消`],
  parcelKnown: ['stateChanged', '该包裹已登记过'],
  parcelEmpty: ['stateChanged', '请填写本次发货的数量'],
  parcelMissing: ['notFound', '该订单没有这个包裹'],
  parcelTooMuch: [
    'stateChanged',
    ({ name, left }: { name: string; left: string }) => `${name}待发${left}，请刷新后再试`,
  ],
  receivingNotYet: ['stateChanged', '订单发货后才能验收'],
  receivingPartly: ['stateChanged', '还有商品没有发出，全部到货后才能完成验收'],
  receivingUnfinished: [
    'stateChanged',
    ({ count }: { count: number }) => `还有${count}个批号没有验收完；没有到货的请登记为少货`,
  ],
  returnChanged: ['stateChanged', '退货单状态已变化，请刷新后再试'],
  returnMissing: ['notFound', '退货单不存在'],
  replacementNotYet: ['stateChanged', '订单发货后才能补发'],
  returnNotYet: ['stateChanged', '订单发货后才能申请退货'],

  // Money
  balanceExcluded: ['stateChanged', '含麻黄碱类复方制剂，不能用余额支付'],
  balanceTooLow: ['balanceTooLow', '余额不足，请选择其他支付方式'],
  chosenTwice: ['stateChanged', '同一笔流水或同一个订单选了两次'],
  invoiceAskedBefore: ['stateChanged', ({ no }: { no: string }) => `订单${no}已申请过发票`],
  invoiceNotYet: ['stateChanged', ({ no }: { no: string }) => `订单${no}确认收货后才能开票`],
  nothingToInvoice: ['stateChanged', '订单没有可开票的金额'],
  payPasswordLocked: [
    'payPasswordLocked',
    ({ minutes }: { minutes: number }) => `支付密码错误次数过多，请${minutes}分钟后再试`,
  ],
  payPasswordMissing: ['payPasswordMissing', '请先设置支付密码'],
  nothingToQuery: ['stateChanged', '没有可以查询的付款'],
  paymentAmountWrong: ['forbidden', '支付金额不符'],
  paymentMethodOff: ['notFound', '未开通该支付方式'],
  paymentMissing: ['notFound', '支付单不存在'],
  paymentStateChanged: ['stateChanged', '订单状态已变化，请刷新页面'],
  providerSilent: ['stateChanged', '支付渠道没有应答，请稍后再试'],
  providerUnavailable: ['stateChanged', '支付渠道暂时不可用，请稍后再试或选择其他支付方式'],
  rechargesExceeded: ['tooManyRequests', (_: Wait) => '充值过于频繁，请稍后再试'],
  refundDone: ['stateChanged', '该退款已完成'],
  refundInFlight: ['stateChanged', '支付渠道正在退款，失败后才能人工登记'],
  returnedInFull: ['stateChanged', '订单已全部退货，没有开票，已通知买家'],
  sellerUnset: ['stateChanged', '请先在设置里填写卖方的名称和统一社会信用代码'],
  signatureWrong: ['forbidden', '签名无效'],
  slipMissing: ['stateChanged', '没有待核对的转账凭证'],
  slipNotNeeded: ['stateChanged', '订单已付款或已取消，无需上传凭证'],

  // Activities, benefits and content
  activityClosed: ['stateChanged', '该活动已关闭'],
  activityEnded: ['stateChanged', '活动已结束'],
  activityMissing: ['notFound', '活动不存在'],
  activityNotBegun: ['stateChanged', '活动未开始'],
  articleGone: ['notFound', '文章不存在或已下线'],
  articleMissing: ['notFound', '文章不存在'],
  blockMissing: ['notFound', '内容不存在'],
  columnMissing: ['notFound', '栏目不存在'],
  couponClaimed: ['couponUnavailable', '您已领取过该优惠券'],
  couponEnded: ['couponUnavailable', '领取已经结束'],
  couponGone: ['couponUnavailable', '优惠券已被领完'],
  couponMissing: ['notFound', '优惠券不存在'],
  couponNotBegun: ['couponUnavailable', '领取尚未开始'],
  couponsGone: ['stateChanged', '没有这张优惠券，或已发完'],
  drawEnded: ['stateChanged', '抽奖活动已结束'],
  drawKeyReused: ['keyReused', '请刷新页面后重试'],
  drawMissing: ['notFound', '抽奖活动不存在'],
  drawNotBegun: ['stateChanged', '抽奖活动未开始'],
  messageGone: ['notFound', '消息不存在或已删除'],
  noChancesLeft: ['stateChanged', '您的抽奖机会已用完'],
  parentInUse: ['stateChanged', '请先撤下它的下级导航'],
  pointsGoodsBlocked: ['stateChanged', ({ words }: Said) => words],
  pointsGoodsLimit: [
    'stateChanged',
    ({ left, perBuyer }: { left: number; perBuyer: number }) =>
      left > 0 ? `每人限兑${perBuyer}件，您还可兑${left}件` : '您已达到兑换上限',
  ],
  pointsGoodsStock: [
    'stateChanged',
    ({ stock }: { stock: number }) => (stock > 0 ? `库存仅剩${stock}件` : '该商品已兑完'),
  ],
  pointsGoodsUnlisted: ['notFound', '兑换商品不存在或已下架'],
  pointsOrderChanged: ['stateChanged', '积分订单状态已变化，请刷新后再试'],
  pointsOrderMissing: ['notFound', '积分订单不存在'],
  pointsTooFew: ['balanceTooLow', '积分不足'],

  // Feedback and requests
  demandMissing: ['notFound', '求购不存在'],
  demandsExceeded: ['tooManyRequests', ({ most }: Wait & { most: number }) => `每天最多提交${most}条求购`],
  feedbackExceeded: ['tooManyRequests', ({ most }: Wait & { most: number }) => `每天最多提交${most}条反馈`],
  feedbackFull: ['tooManyRequests', (_: Wait) => '这条反馈的沟通已满，请另提一条'],
  feedbackMissing: ['notFound', '没有这条反馈'],
  listQueueFull: ['tooManyRequests', (_: Wait) => '正在识别的清单较多，请稍候再试'],
  ownListInProgress: ['tooManyRequests', (_: Wait) => '上一份清单还在识别，请稍候再试'],
  purchaseListPaused: [
    'tooManyRequests',
    ({ retryAfterSeconds }: Wait) => `上一份清单识别超时，请${waitText(retryAfterSeconds)}后再提交`,
  ],
} satisfies Record<string, readonly [RefusalKind, string | ((facts: never) => string)]>;

export type RefusalCode = keyof typeof refusals;
