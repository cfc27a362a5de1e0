import { expect, test } from 'vitest';
import { type DeliveryTimes, deliveryText } from './delivery-text.ts';

/** 2026-11-25 is a Wednesday. */
const at = (time: string) => `2026-11-25T${time}+08:00`;

test.each<[Partial<DeliveryTimes>, string, string]>([
  [{}, '09:00', '今天17:00前下单，明天送达'],
  [{}, '16:59', '今天17:00前下单，明天送达'],
  [{}, '17:00', '明天17:00前下单，后天送达'],
  [{ cutOff: null }, '23:59', '今天下单，明天送达'],
  [{ cutOff: null, days: [5] }, '09:00', '后天24:00前下单，周六送达，每周五发车'],
  [{ arrivalDays: 0 }, '09:00', '今天17:00前下单，今天送达'],
  [{ days: [5, 1, 3] }, '09:00', '今天17:00前下单，明天送达，每周一、三、五发车'],
  [{ days: [1, 3, 5] }, '18:00', '后天17:00前下单，周六送达，每周一、三、五发车'],
  [{ days: [3] }, '18:00', '下周三17:00前下单，下周四送达，每周三发车'],
  [{ days: [1] }, '09:00', '下周一17:00前下单，下周二送达，每周一发车'],
  [{ days: [7], arrivalDays: 2 }, '09:00', '周日17:00前下单，下周二送达，每周日发车'],
  [{ days: [1, 2, 3, 4, 5, 6, 7], arrivalDays: 14 }, '09:00', '今天17:00前下单，12月9日送达'],
  [{ minimum: '200' }, '09:00', '今天17:00前下单，明天送达，满¥200.00起送'],
])('%o at %s: %s', (times, time, text) => {
  expect(deliveryText({ days: [], cutOff: '17:00', arrivalDays: 1, ...times }, new Date(at(time)))).toBe(text);
});
