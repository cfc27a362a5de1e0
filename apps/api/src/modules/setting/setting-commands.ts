import { type OperatorCommands, OperatorError } from '#operator.ts';
import { groups, readers, valueAt, withValue } from './setting-readers.ts';
import { readSettings, writeSetting } from './settings.repository.ts';
import type { Settings } from './settings.ts';

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
      // The cast: the table above names only existing groups.
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
