import { normalizeText } from '@yaoji/domain';
import type { Executor, Tx } from '#db/database.ts';
import { requireValid } from '#errors/refusal.ts';
import { toUnitPrice } from '#wire-values.ts';
import { groups, readers, SettingProblem, valueAt, withValue } from './setting-readers.ts';
import { readSettings, removeSetting, writeSetting } from './settings.repository.ts';
import { defaultSettings, type Settings } from './settings.ts';

type Texts = Record<string, string>;

/** Names of the two deliveries, which are stored as a list. */
const deliveryNames = { 'deliveries.express': 'express', 'deliveries.pickup': 'pickup' } as const;

/** Every setting that a page may change, as typed. */
export const settingTexts = async (db: Executor): Promise<Texts> => {
  const settings = await readSettings(db, groups);
  const described = Object.entries(deliveryNames).map(
    ([name, code]) => [name, settings.deliveries.find((each) => each.code === code)?.description ?? ''] as const,
  );
  const named = Object.keys(readers).map((name) => [name, String(valueAt(settings, name.split('.')) ?? '')] as const);
  return Object.fromEntries([...named, ...described]);
};

/** Settings below each of these must all be present or all be absent. */
const together: Readonly<Record<string, readonly string[]>> = {
  bank: ['bank.bank', 'bank.name', 'bank.account'],
  'site.contact': ['site.contact.name', 'site.contact.phone'],
};

/** 15 and 15.5 mean 15.00 and 15.50. */
const typedMoney = (text: string) => (/^\d{1,8}(\.\d)?$/.test(text) ? toUnitPrice(text) : text);

const isMoney = (name: string) => /^(shipping|approval)\./.test(name) && name !== 'approval.margin';

/** Changes settings to typed values; throws errors by field of the form `settings`. */
export const changeSettings = async (tx: Tx, form: Texts): Promise<void> => {
  const settings = await readSettings(tx, groups);
  const problems: Texts = {};
  const changed = new Map<keyof Settings, unknown>();
  for (const [name, typed] of Object.entries(form)) {
    const [group, ...path] = name.split('.') as [keyof Settings, ...string[]]; // The contract has no other names.
    const reader = readers[name];
    if (!reader) continue;
    const text = typed.trim();
    try {
      const value = reader(isMoney(name) ? typedMoney(normalizeText(text)) : text);
      changed.set(group, withValue(changed.get(group) ?? settings[group], path, value));
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error;
      problems[`settings[${name}]`] = error.message;
    }
  }
  for (const [above, names] of Object.entries(together)) {
    const missing = names.filter((name) => form[name]?.trim() === '');
    const [group, ...path] = above.split('.') as [keyof Settings, ...string[]];
    if (missing.length === names.length) {
      changed.set(group, path.length > 0 ? withValue(changed.get(group), path, null) : null);
      for (const name of names) delete problems[`settings[${name}]`];
    } else for (const name of missing) problems[`settings[${name}]`] = '请填写，或与它一起的都留空';
  }
  const contract = { ...settings.contract, ...(changed.get('contract') ?? {}) };
  const isReworded = contract.text !== settings.contract.text || contract.title !== settings.contract.title;
  if (isReworded && contract.version === settings.contract.version)
    problems['settings[contract.version]'] = '改了正文或标题，请换一个版本号';
  requireValid(problems);
  if (Object.keys(deliveryNames).some((name) => name in form))
    changed.set('deliveries', deliveriesOf(settings.deliveries, form));
  for (const [group, value] of changed) {
    if (value === null) await removeSetting(tx, group);
    // The cast: each group was read by its own reader.
    else await writeSetting(tx, group, value as Settings[typeof group]);
  }
};

const deliveriesOf = (stored: Settings['deliveries'], form: Texts): Settings['deliveries'] => {
  const known = [
    ...stored,
    ...defaultSettings.deliveries.filter(({ code }) => !stored.some((one) => one.code === code)),
  ];
  return known.flatMap((delivery) => {
    const description = form[`deliveries.${delivery.code}`]?.trim() ?? delivery.description;
    return description || !delivery.isPickup ? [{ ...delivery, description }] : [];
  });
};
