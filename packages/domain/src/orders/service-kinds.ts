/** The kinds of after-sales requests. */
export type AfterSalesKind = 'quality' | 'shortage' | 'papers' | 'invoice' | 'delivery' | 'other';

/** The label of each kind of problem. */
export const afterSalesKindNames: Readonly<Record<AfterSalesKind, string>> = {
  quality: '质量问题',
  shortage: '少发错发',
  papers: '资料问题',
  invoice: '发票问题',
  delivery: '物流问题',
  other: '其他问题',
};

/** The kinds of feedback. */
export type FeedbackKind = 'advice' | 'complaint' | 'goods' | 'other';

/** The label of each kind of feedback. */
export const feedbackKindNames: Readonly<Record<FeedbackKind, string>> = {
  advice: '建议',
  complaint: '投诉',
  goods: '商品问题',
  other: '其他',
};

/** The label of each level of a recall. */
export const recallLevelNames = { first: '一级召回', second: '二级召回', third: '三级召回' } as const;
