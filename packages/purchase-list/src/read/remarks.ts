import { mapBrackets } from '@yaoji/goods-text';

/** Remarks unrelated to the product: in brackets, in a remarks column, at the end of a line. */
const remark = new RegExp(
  `^(?:${[
    '[很加特较]?急(?:用|需|要|件|单)?',
    '(?:请|要|需|必须|务必|尽量|最好)?(?:发|给)?(?:最?[新近好远])?(?:的)?(?:批号|效期|有效期|日期|新?货|生产日期).{0,6}',
    '近效期?(?:的)?.{0,4}',
    '.{0,6}(?:不要|勿发|别发)',
    '\\d+[盒瓶袋支件包]起[订批]?',
    '(?:特价|赠品|样品|活动价?|老客户.{0,3}|会员价?)',
    '(?:有|要|带|开)?发?票',
    '(?:非?医保|国?集采|带量|基药?|国基|自费|[甲乙]类?|otc|rx|非?处方药?)',
    '(?:补货|缺货|断货|备用|备货|常用|畅销|换货|优先发?|同上次?|上次.{0,4}|老样子)',
    '(?:尽快|尽早|先发|月底|明天|今天|下周|周[一二三四五六日]).{0,6}',
    '(?:谢谢?|多谢|辛苦|拜托|麻烦).{0,4}',
  ].join('|')})[!！。.~～]*$`,
  'iu',
);

export const isRemark = (word: string): boolean => remark.test(word.trim());

/** A text without bracketed remarks: 板蓝根颗粒（急） is 板蓝根颗粒, and 阿胶（东阿） stays. */
export const withoutRemarks = (text: string): string =>
  mapBrackets(text, (inner, all) => (isRemark(inner) ? ' ' : all));
