import type { Schemas } from '@yaoji/api-client/desk/contract';
import type { Executor } from '#db/database.ts';
import {
  type DeliveryRule,
  type DeliveryValues,
  deliveryRules,
  lockRules,
  removeRule,
  saveRule,
} from '#modules/identity/delivery/index.ts';
import { regionName } from '#modules/platform/region/index.ts';
import { versionOf } from '#wire-values.ts';
import type { DeskHandlers } from './operation.ts';
import { asSeen, written } from './stored-record.ts';

type Rule = Schemas['DeliveryRule'];
type Form = Rule['form'];

const toRecord = ({ id, regionCodes, days, cutOff, minimum, freeFrom, ...row }: DeliveryRule): Rule => {
  const { route, fee, firstGrams, nextGrams, nextFee, unitGrams, arrivalDays } = row;
  const weighs = firstGrams !== null && nextGrams !== null && nextFee !== null && unitGrams !== null;
  const form: Form = {
    route,
    ...(regionCodes.length > 0 && { regions: regionCodes.map((code) => ({ code, name: regionName(code) })) }),
    fee,
    ...(weighs && { firstGrams, nextGrams, nextFee, unitGrams }),
    ...(freeFrom !== null && { freeFrom }),
    ...(Number(minimum) > 0 && { minimum }),
    ...(days.length > 0 && { days: days.map(String) as NonNullable<Form['days']> }), // The cast: read as these words.
    ...(cutOff !== null && { cutOff }),
    arrivalDays,
  };
  return { id, version: versionOf([form]), form };
};

const toValues = (form: Form): DeliveryValues => ({
  route: form.route.trim(),
  regionCodes: [...new Set((form.regions ?? []).map(({ code }) => code))],
  fee: form.fee,
  firstGrams: form.firstGrams ?? null,
  nextGrams: form.nextGrams ?? null,
  nextFee: form.nextFee ?? null,
  unitGrams: form.unitGrams ?? null,
  freeFrom: form.freeFrom ?? null,
  minimum: form.minimum ?? '0',
  days: (form.days ?? []).map(Number).sort(),
  cutOff: form.cutOff ?? null,
  arrivalDays: form.arrivalDays,
});

const load = async (db: Executor, id: number) => {
  const row = (await deliveryRules(db)).find((rule) => rule.id === id);
  return row ? toRecord(row) : null;
};

export const deliveryRuleHandlers = {
  listDeliveryRules: async (_, { db }) => {
    const list = (await deliveryRules(db)).map(toRecord);
    return { list, total: list.length };
  },
  createDeliveryRule: async ({ body: { rule } }, { db }) =>
    written(toRecord(await saveRule(db, null, toValues(rule))), null, '配送规则已创建'),
  changeDeliveryRule: async ({ params: { id }, body: { version, rule } }, { db }) => {
    await lockRules(db);
    const before = asSeen(await load(db, id), version);
    return written(toRecord(await saveRule(db, id, toValues(rule))), before, '配送规则已保存');
  },
  removeDeliveryRule: async ({ params: { id } }, { db }) => {
    const rule = toRecord(await removeRule(db, id));
    return { ...written(rule, rule, '配送规则已删除'), after: null };
  },
} satisfies DeskHandlers<'listDeliveryRules' | 'createDeliveryRule' | 'changeDeliveryRule' | 'removeDeliveryRule'>;
