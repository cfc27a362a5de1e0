import type { RefusalKind } from './refusals.ts';

type Cell = { cell: string };

/** Refusals about bank transfers and their files. */
export const bankRefusals = {
  bankAmountUnknown: ['invalid', ({ cell }: Cell) => `金额“${cell}”不是到分的数字`],
  bankDayUnknown: ['invalid', ({ cell }: Cell) => `日期“${cell}”无法识别`],
  bankDirectionUnknown: ['invalid', ({ cell }: Cell) => `收支“${cell}”无法识别`],
  bankLineDecided: ['stateChanged', '这笔流水已处理'],
  bankLineEnough: [
    'stateChanged',
    ({ serialNo, no }: { serialNo: string; no: string }) => `流水${serialNo}够付订单${no}，不必退回`,
  ],
  bankLineMissing: ['stateChanged', '流水不存在'],
  bankLineOfOther: [
    'stateChanged',
    ({ serialNo, no }: { serialNo: string; no: string }) => `流水${serialNo}的金额不是订单${no}的应付金额`,
  ],
  bankLineRest: [
    'stateChanged',
    ({ serialNo, left }: { serialNo: string; left: string }) => `流水${serialNo}还剩${left}元没有入账，请分配`,
  ],
  bankLineShort: [
    'stateChanged',
    ({ left, lack, balance }: { left: string; lack: string; balance: string | null }) =>
      `这笔款可用${left}元，还差${lack}元${balance === null ? '' : `，余额${balance}元`}，不够付所选订单`,
  ],
  bankMoreFromBalance: [
    'stateChanged',
    ({ left, lack }: { left: string; lack: string }) => `这笔款只剩${left}元，须从余额付${lack}元，请刷新后重新核对`,
  ],
  bankLineShortAlone: [
    'stateChanged',
    ({ no, over }: { no: string; over: string }) =>
      `还差${over}元，订单${no}含麻黄碱类复方制剂，余额不能补足。请退回付款人，由客户一笔转足`,
  ],
  bankMaybeBooked: [
    'stateChanged',
    ({ nos }: { nos: string[] }) =>
      `订单${nos.join('、')}已人工确认到账，流水里没有它的那一笔。是同一笔款，请选“是订单…的那一笔”，余款再分配；确实是另一笔，请勾选“已核对”后再试`,
  ],
  bankLineUsed: ['stateChanged', ({ serialNo }: { serialNo: string }) => `流水${serialNo}已经用过`],
  bankNumberTaken: [
    'stateChanged',
    ({ serialNo, day, amount }: { serialNo: string; day: string; amount: string }) =>
      `流水号${serialNo}已有另一笔：${day}，${amount}元`,
  ],
  bankOrderMissing: ['stateChanged', '订单不存在'],
  bankTransferShort: [
    'stateChanged',
    ({ serialNo, came, paid }: { serialNo: string; came: string; paid: string }) =>
      `流水${serialNo}到账${came}元，已付的订单共${paid}元，不够付这个订单`,
  ],
  bankReversal: ['invalid', ({ cell }: Cell) => `收入“${cell}”小于零，是冲正`],
  bankSerialLong: ['invalid', ({ limit }: { limit: number }) => `流水号超过${limit}个字`],
  bankSerialMissing: ['invalid', '没有流水号'],
  bankSerialRewritten: ['invalid', ({ cell }: Cell) => `流水号“${cell}”被表格软件改写，请下载原始文件`],
  bankTransfersOff: ['stateChanged', '未开通银行转账'],
} satisfies Record<string, readonly [RefusalKind, string | ((facts: never) => string)]>;
