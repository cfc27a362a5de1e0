import type { Subject } from '../facts.ts';
import type { Item } from '../packs/item.ts';
import type { Palette } from '../palette.ts';
import { nebulizer, oxygen } from './breathing.ts';
import { dressing, household } from './dressings.ts';
import { stethoscope, syringe, tools } from './instruments.ts';
import { bloodPressure, infrared, meter, oximeter, strips, testKit, thermometer } from './meters.ts';
import { gloves, gown, mask } from './protection.ts';
import type { DrawDevice } from './shell.ts';
import { cupping, lamp, moxa, needles } from './therapy.ts';
import { wearable } from './wearables.ts';

/** First match wins. */
export const devices: [RegExp, DrawDevice][] = [
  [/血压计/, bloodPressure],
  [/血糖试纸/, strips],
  [/血糖仪|尿酸/, meter],
  [/额温|耳温/, infrared],
  [/体温计/, thermometer],
  [/血氧/, oximeter],
  [/雾化/, nebulizer],
  [/氧/, oxygen],
  [/听诊器/, stethoscope],
  [/针灸针/, needles],
  [/拔罐/, cupping],
  [/艾/, moxa],
  [/护腰|护膝|拐杖|轮椅|助行|颈椎|助听/, wearable],
  [/TDP|治疗仪/, lamp],
  [/口罩/, mask],
  [/手套/, gloves],
  [/隔离衣|面罩/, gown],
  [/注射器|输液器|针/, syringe],
  [/检测|试纸|验孕/, testKit],
  [/剪|镊|锤|压舌板|刮痧|缝合|镜/, tools],
  [/药盒|急救包|热水袋|吸奶器/, household],
];

/** The device itself, unpacked. */
export function drawDevice(subject: Subject, palette: Palette): Item {
  const draw = devices.find(([pattern]) => pattern.test(subject.name))?.[1] ?? dressing;
  return draw(palette, subject);
}
