/** Words of lists for the classes of a business licence (rule B4). First match wins. */
const spoken: readonly [RegExp, string][] = [
  [/(?:三|iii|3)类.{0,40}(?:器械|诊断试剂)|器械.{0,40}(?:三|iii|3)类/, '三类器械'],
  [/(?:二|ii|2)类.{0,40}(?:器械|诊断试剂)|器械.{0,40}(?:二|ii|2)类/, '二类器械'],
  [/(?:一|i|1)类.{0,40}器械|器械.{0,40}(?:一|i|1)类/, ''],
  [/中药饮片|^饮片/, '中药饮片'],
  [/中药材|^药材/, '中药材'],
  [/中成药/, '中成药'],
  [/生物制品|生物药/, '生物制品'],
  [/化学药|西药|化药|抗生素|生化药/, '化学药'],
  [/保健食品|食品|滋补|营养/, '食品'],
  [/消毒/, '消毒产品'],
  [/化妆|护肤|美妆/, '化妆品'],
];

/** Approval numbers determine the class of most products. */
const approved: readonly [RegExp, string][] = [
  [/国食健|卫食健|食健备|^SC\d{14}/, '食品'],
  [/卫消|消证|消备/, '消毒产品'],
  [/妆网备|妆备|妆特/, '化妆品'],
  [/械注[准进许]?\d{4}3/, '三类器械'],
  [/械注[准进许]?\d{4}2/, '二类器械'],
  [/械备/, ''],
  [/(?:食药监械|药监械).{0,40}第3/, '三类器械'],
  [/(?:食药监械|药监械).{0,40}第2/, '二类器械'],
  [/(?:^|国药准字)(?:Z|ZJ|ZC|B)[A-Z]?\d{8}/, '中成药'],
  [/(?:^|国药准字)(?:S|SJ|SC)[A-Z]?\d{8}/, '生物制品'],
  [/(?:^|国药准字)(?:H|HJ|HC|J|X)[A-Z]?\d{8}/, '化学药'],
];

export type ScopeFacts = { scope: string; approvalNo: string; category: string; dosageForm: string };

/** The class named in the list, in the licence's words if known. */
const fromWords = (words: string): string | undefined =>
  spoken.find(([pattern]) => pattern.test(words.normalize('NFKC').toLowerCase()))?.[1];

/** The business scope class that a buyer needs; '' if anyone may buy, or if unknown. */
export const scopeOf = ({ scope, approvalNo, category, dosageForm }: ScopeFacts): string => {
  if (scope !== '') return fromWords(scope) ?? scope;
  return (
    approved.find(([pattern]) => pattern.test(approvalNo))?.[1] ?? fromWords(category) ?? fromWords(dosageForm) ?? ''
  );
};

/** The category of products without one in the list. */
export const categoryOfScope: Readonly<Record<string, string>> = {
  中成药: '中成药',
  化学药: '化学药',
  生物制品: '生物制品',
  中药饮片: '中药饮片',
  中药材: '中药饮片',
  二类器械: '医疗器械',
  三类器械: '医疗器械',
  食品: '保健食品',
  消毒产品: '消毒用品',
};

/** Unprocessed and sliced herbs are farm produce: 9 %. */
export const vatRateOfScope = (scope: string): number => (scope === '中药材' || scope === '中药饮片' ? 9 : 13);
