/** What a buyer asks after-sales service for. */
export type AfterSalesKind = 'quality' | 'shortage' | 'papers' | 'invoice' | 'delivery' | 'other';

/** What each kind of problem is called, wherever it is shown. */
export const afterSalesKindNames: Readonly<Record<AfterSalesKind, string>> = {
  quality: '质量问题',
  shortage: '少发错发',
  papers: '资料问题',
  invoice: '发票问题',
  delivery: '物流问题',
  other: '其他问题',
};

/** What a buyer writes to the shop about. */
export type FeedbackKind = 'advice' | 'complaint' | 'goods' | 'other';

/** What each kind of feedback is called, wherever it is shown. */
export const feedbackKindNames: Readonly<Record<FeedbackKind, string>> = {
  advice: '建议',
  complaint: '投诉',
  goods: '商品问题',
  other: '其他',
};
