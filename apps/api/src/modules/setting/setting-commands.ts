import { isCreditCode } from '@yaoji/domain';
import { type OperatorCommands, OperatorError } from '#operator.ts';
import { readSettings, writeSetting } from './settings.repository.ts';
import { defaultSettings, type Settings } from './settings.ts';

/** A value as typed → as stored; throws a sentence where it cannot be. */
type Reader = (text: string) => unknown;

const fail = (sentence: string): never => {
  throw new OperatorError(sentence);
};

const within =
  (longest: number): Reader =>
  (text) =>
    [...text].length <= longest ? text.trim() : fail(`At most ${longest} letters.`);

const fitting =
  (pattern: RegExp, sentence: string): Reader =>
  (text) =>
    pattern.test(text) ? text : fail(sentence);

const orNothing =
  (reader: Reader): Reader =>
  (text) =>
    text === '' ? null : reader(text);

const phone: Reader = (text) =>
  text === ''
    ? ''
    : fitting(
        /^(\d{3,4}-\d{7,8}|1[3-9]\d{9}|(400|800)-?\d{3}-?\d{4}|\d{5,6})$/,
        'A phone is like 400-000-0000, 028-86001234 or 13800001234.',
      )(text);
const qq = fitting(/^(\d{5,12})?$/, 'A QQ number has 5 to 12 figures.');
const picture = orNothing(
  fitting(/^\/(?![/\\])\S+$/, 'A picture is a path of this server, such as /pictures/qr/app.svg.'),
);
const address = orNothing(
  fitting(/^(https:\/\/\S+|\/(?![/\\])\S*)$/, 'An address begins with https:// or is a path of the shop.'),
);
const money = fitting(/^\d{1,8}\.\d{2}$/, 'Money is like 500.00.');
const integer =
  (least: number, most: number): Reader =>
  (text) =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
      ? Number(text)
      : fail(`A whole number from ${least} to ${most}.`);

/** The settings that an operator may change by name, each with what it takes; an empty text takes it away. */
const readers: Record<string, Reader> = {
  'site.title': (text) => within(20)(text) || fail('The shop needs a name.'),
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
  'bank.account': fitting(/^[\d ]{8,30}$/, 'An account has 8 to 30 figures.'),
  'order.payWithinMinutes': integer(5, 1440),
  'order.transferWithinDays': integer(1, 30),
  'seller.name': within(60),
  'seller.taxNo': (text) =>
    text === '' || isCreditCode(text) ? text : fail('A credit code has 18 characters, the last of which checks it.'),
  'seller.address': within(100),
  'seller.phone': phone,
  'seller.bank': within(60),
  'seller.account': fitting(/^([\d ]{8,30})?$/, 'An account has 8 to 30 figures.'),
  'seller.licence': within(60),
  'seller.returnAddress': within(100),
  'points.perYuan': integer(0, 100),
};

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (tree: unknown, path: string[]): unknown =>
  path.reduce<unknown>((value, part) => (isTree(value) ? value[part] : undefined), tree);

const withValue = (tree: unknown, [part = '', ...rest]: string[], value: unknown): Tree => ({
  ...(isTree(tree) ? tree : {}),
  [part]: rest.length > 0 ? withValue(isTree(tree) ? tree[part] : undefined, rest, value) : value,
});

const groups = Object.keys(defaultSettings) as (keyof Settings)[];

export const settingCommands: OperatorCommands = {
  'setting list': {
    usage: '',
    summary: 'what the shop shows and reckons with',
    reads: true,
    run: async (_, { db }) => {
      const settings = await readSettings(db, groups);
      return Object.keys(readers).map((name) => `${name}\t${valueAt(settings, name.split('.')) ?? ''}`);
    },
  },
  'setting set': {
    usage: '<name> <value>',
    summary: 'change one of them; an empty value takes it away where it may be missing',
    run: async ({ words }, { db }) => {
      const [name = '', value] = words;
      const reader = readers[name];
      if (!reader)
        throw new OperatorError(`There is no setting ${name}; there are ${Object.keys(readers).join(', ')}.`);
      if (value === undefined) throw new OperatorError(`Say what ${name} is to be.`);
      const [group = '', ...path] = name.split('.');
      // The cast: the table above names only groups that there are.
      const key = group as keyof Settings;
      const setting = reader(value.trim());
      await db.transaction(async (tx) => {
        const settings = await readSettings(tx, [key]);
        await writeSetting(tx, key, withValue(settings[key], path, setting) as Partial<Settings[typeof key]>);
      });
      return [`${name} is ${setting === null || setting === '' ? 'empty' : setting}.`];
    },
  },
};
