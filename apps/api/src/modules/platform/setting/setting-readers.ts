import { isCreditCode, normalizeText } from '@yaoji/domain';
import { defaultSettings, type Settings } from './settings.ts';

/** Turns a typed value into a stored one; throws a message if it is invalid. */
type Reader = (text: string) => unknown;

/** An invalid value, with the reason for the page. */
export class SettingProblem extends Error {}

const fail = (words: string): never => {
  throw new SettingProblem(words);
};

const filled =
  (reader: Reader): Reader =>
  (text) =>
    reader(text) || fail('请填写');

const within =
  (longest: number): Reader =>
  (text) =>
    [...text].length <= longest ? text.trim() : fail(`最多${longest}个字`);

const fitting =
  (pattern: RegExp, words: string): Reader =>
  (text) => {
    const plain = normalizeText(text);
    return pattern.test(plain) ? plain : fail(words);
  };

const orNothing =
  (reader: Reader): Reader =>
  (text) =>
    text === '' ? null : reader(text);

const phone: Reader = (text) =>
  text === ''
    ? ''
    : fitting(
        /^(\d{3,4}-\d{7,8}|1[3-9]\d{9}|(400|800)-?\d{3}-?\d{4}|\d{5,6})$/,
        '电话如 400-000-0000、028-86001234 或 13800001234',
      )(text);
const qq = fitting(/^(\d{5,12})?$/, 'QQ号为5至12位数字');
const picture = orNothing(fitting(/^\/(?![/\\])\S+$/, '图片须是本站的地址'));
const address = orNothing(fitting(/^(https:\/\/\S+|\/(?![/\\])\S*)$/, '地址以 https:// 开头，或是本店的页面'));
const money = fitting(/^\d{1,8}\.\d{2}$/, '金额如 500.00');
const amount: Reader = (text) => (text === '' ? '' : money(text));
const integer =
  (least: number, most: number): Reader =>
  (text) => {
    const plain = normalizeText(text);
    return /^\d+$/.test(plain) && Number(plain) >= least && Number(plain) <= most
      ? Number(plain)
      : fail(`须是${least}至${most}的整数`);
  };

/** The settings that an operator may change by name, each with its reader; an empty text removes it. */
export const readers: Record<string, Reader> = {
  'site.title': (text) => within(20)(text) || fail('请填写商城名称'),
  'contract.version': filled(within(20)),
  'contract.title': filled(within(60)),
  'contract.text': filled(within(20_000)),
  'contract.seal': picture,
  'site.hotLine': phone,
  'site.qq1': qq,
  'site.qq2': qq,
  'site.filing': within(200),
  'site.logo': picture,
  'site.miniProgramQr': picture,
  'site.appQr': picture,
  'site.chatUrl': address,
  'site.contact.name': within(20),
  'site.contact.phone': phone,
  'shipping.threshold': money,
  'shipping.fee': money,
  'bank.bank': within(60),
  'bank.name': within(60),
  'bank.account': fitting(/^[\d ]{8,30}$/, '账号为8至30位数字'),
  'order.payWithinMinutes': integer(5, 1440),
  'order.transferWithinDays': integer(1, 30),
  'seller.name': within(60),
  'seller.taxNo': (text) => (text === '' || isCreditCode(text) ? text : fail('统一社会信用代码为18位，末位是校验码')),
  'seller.address': within(100),
  'seller.phone': phone,
  'seller.bank': within(60),
  'seller.account': fitting(/^([\d ]{8,30})?$/, '账号为8至30位数字'),
  'seller.licence': within(60),
  'seller.returnAddress': within(100),
  'points.perYuan': integer(0, 100),
  'approval.margin': fitting(/^(\d{1,2}(\.\d{1,2})?)?$/, '毛利率如 5 或 7.5，须小于100'),
  'approval.owner': amount,
  'approval.sales': amount,
  'approval.finance': amount,
  'approval.content': amount,
  'trace.requiredScopes': (text) =>
    within(200)(
      text
        .split(/[,，、;；\s]+/)
        .filter(Boolean)
        .join(','),
    ),
};

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (tree: unknown, path: string[]): unknown =>
  path.reduce<unknown>((value, part) => (isTree(value) ? value[part] : undefined), tree);

export const withValue = (tree: unknown, [part = '', ...rest]: string[], value: unknown): Tree => ({
  ...(isTree(tree) ? tree : {}),
  [part]: rest.length > 0 ? withValue(isTree(tree) ? tree[part] : undefined, rest, value) : value,
});

export const groups = Object.keys(defaultSettings) as (keyof Settings)[];
