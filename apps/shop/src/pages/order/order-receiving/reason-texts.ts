import type { ReceiptReason } from '@yaoji/domain';

/** Why a scan or a count was not taken. */
export const reasonTexts: Record<ReceiptReason | 'finished', string> = {
  unreadable: '没有读到追溯码，请重扫',
  repeated: '这一盒已经扫过',
  excess: '超过发货数量',
  choose_batch: '有多个批号，请先点选批号再扫',
  unknown: '认不出是哪个商品，请先点选批号再扫',
  unknown_case: '这是箱码，查不到箱内是哪些盒，请逐盒扫码',
  finished: '验收已经完成',
};
