import type { OperationId, Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { StatusTag, type StatusTagProps } from '@yaoji/ui';
import * as css from './page.css.ts';

type Entry = Schemas['LogEntry'];

const outcomes: Readonly<Record<Entry['outcome'], [label: string, tone: NonNullable<StatusTagProps['tone']>]>> = {
  begun: ['未完成', 'warning'],
  done: ['完成', 'success'],
  refused: ['被拒绝', 'warning'],
  failed: ['失败', 'danger'],
};

/** What each write is called; a command of a terminal is shown as it was typed. */
const actionNames: { readonly [Id in OperationId]?: string } = {
  createOwner: '开通工作台',
  logIn: '登录',
  logInByCode: '登录（两步验证）',
  confirmFactor: '开启两步验证',
  changeOwnPassword: '修改密码',
  createErpKey: '新建ERP密钥',
  revokeErpKey: '停用ERP密钥',
  acceptTransfer: '确认到账',
  rejectTransfer: '退回凭证',
  changeBatches: '更换批号',
  shipOrder: '发货',
  recordCodes: '扫追溯码',
  removeCodes: '撤销追溯码',
  uploadPacking: '上传关联关系',
  cancelOrder: '取消订单',
  shortenOrder: '少发',
  answerReturn: '答复退货',
  receiveReturn: '收到退货',
  refundReturn: '退款',
  answerAfterSales: '回复售后',
  solveAfterSales: '办结售后',
  answerFeedback: '回复反馈',
  answerDemand: '回复求购',
  issueInvoice: '开具发票',
  refuseInvoice: '退回发票',
  finishRefund: '登记退款',
  addReport: '上传检验报告',
  retryJob: '重新执行任务',
  abandonJob: '放弃任务',
  approveBuyer: '通过注册',
  refuseBuyer: '拒绝注册',
  approveDocument: '通过证件',
  refuseDocument: '拒绝证件',
  changeBuyer: '修改业务员',
  changeGoods: '修改商品',
  planPrices: '定时调价',
  cancelPlannedPrice: '撤回定时调价',
  changeGoodsTerms: '修改销售范围',
  changeGoodsTiers: '修改阶梯价与包邮',
  addGoodsPicture: '添加商品图片',
  arrangeGoodsPictures: '整理商品图片',
  changeDocumentScopes: '修改证件范围',
  openRecall: '召回',
  remindOfRecall: '提醒反馈召回',
  endRecall: '结束召回',
  lookAsBuyer: '以客户身份查看',
  uploadPriceList: '上传价目表',
  checkPriceList: '重新检查价目表',
  importPriceList: '导入价目表',
  createActivity: '新建活动',
  createArticle: '新建文章',
  changeArticle: '修改文章',
  changeActivity: '修改活动',
  endActivity: '关闭活动',
  createCoupon: '新建优惠券',
  changeCoupon: '修改优惠券',
  grantCoupons: '发放优惠券',
  grantBenefits: '发放现金券或红包',
  createPointsGoods: '新建积分商品',
  changePointsGoods: '修改积分商品',
  createBanner: '新建横幅',
  changeBanner: '修改横幅',
  removeBanner: '撤下横幅',
  uploadBankFile: '上传银行流水',
  settleBankLines: '按流水确认到账',
  dismissBankLine: '标为非货款',
  issueInvoices: '连号开票',
  startAudit: '稽核',
};

/** `desk cancelOrder 202611230000256 {…}` as `取消订单 202611230000256`. */
function actionOf(command: string): string {
  const [, id = '', subject = ''] = /^desk (\w+)(?: ([^\s{]+))?/.exec(command) ?? [];
  const name = actionNames[id as OperationId]; // Another word has no name.
  return name === undefined ? command : `${name} ${subject}`.trim();
}

const text = (value: unknown) => (value === null || value === undefined ? '—' : JSON.stringify(value, null, 1));

/** What operators did, the latest first; what was there before and after it unfolds. */
export function LogList({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return <p className={css.muted}>还没有操作</p>;
  return (
    <ul className={css.log}>
      {entries.map(({ id, operator, command, outcome, answer, before, after, createdAt }) => (
        <li key={id}>
          <details>
            <summary className={css.logLine}>
              <span className={css.muted}>{formatMinute(createdAt)}</span>
              <span className={css.strong}>{operator}</span>
              <span className={css.logText}>
                {actionOf(command)} <span className={css.muted}>{answer}</span>
              </span>
              <StatusTag tone={outcomes[outcome][1]}>{outcomes[outcome][0]}</StatusTag>
            </summary>
            <div className={css.logMore}>
              <code>{command}</code>
              <pre className={css.logValue}>之前 {text(before)}</pre>
              <pre className={css.logValue}>之后 {text(after)}</pre>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
