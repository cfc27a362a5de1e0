import { capsuleBlister, loosePills, softgelBlister, tabletBlister } from '../contents/blisters.ts';
import { droplet, finePowder, granules, measuringCup, mist, ointment, waterPills } from '../contents/heaps.ts';
import { drawDevice } from '../devices/draw-device.ts';
import type { Solid } from '../draw/solid.ts';
import type { Subject } from '../facts.ts';
import type { PackKind } from '../pack-kind.ts';
import type { Palette } from '../palette.ts';
import * as bottles from './bottles.ts';
import * as herbs from './herb-packs.ts';
import { type DrawItem, type Item, lying } from './item.ts';
import * as soft from './soft-packs.ts';

export interface Design {
  /** The carton, if there is one. */
  carton?: Solid;
  /** In front of the carton, or alone. */
  item?: DrawItem;
  /** Close-up for the fourth view. */
  inside: DrawItem;
}

const flat: Solid = { width: 210, height: 128, depth: 74 };
const square: Solid = { width: 190, height: 164, depth: 84 };
const tall: Solid = { width: 120, height: 214, depth: 84 };
const slim: Solid = { width: 84, height: 206, depth: 62 };
const long: Solid = { width: 232, height: 92, depth: 70 };
const small: Solid = { width: 178, height: 112, depth: 52 };

function contentsOfBox(subject: Subject, palette: Palette): Item {
  const draw = /糕/.test(subject.name)
    ? soft.gelatinBars
    : /丸/.test(subject.name)
      ? soft.honeyPills
      : /清洁片/.test(subject.name)
        ? tabletBlister
        : soft.sachet;
  return draw(subject, palette);
}

export const designs: Record<PackKind, Design> = {
  'tablet-box': { carton: flat, item: lying(tabletBlister), inside: tabletBlister },
  'capsule-box': { carton: flat, item: lying(capsuleBlister), inside: capsuleBlister },
  'softgel-box': { carton: flat, item: lying(softgelBlister), inside: softgelBlister },
  'granule-box': { carton: square, item: soft.sachet, inside: granules },
  'honey-pill-box': { carton: square, item: soft.honeyPills, inside: soft.honeyPills },
  'pill-bottle': {
    carton: tall,
    item: bottles.pillBottle,
    inside: (subject, palette) => (/片|胶囊/.test(subject.form) ? loosePills : waterPills)(subject, palette),
  },
  'vial-box': { carton: square, item: bottles.vials, inside: bottles.vials },
  'syrup-bottle': { carton: tall, item: bottles.syrupBottle, inside: measuringCup },
  tube: { carton: long, item: soft.tube, inside: ointment },
  drops: { carton: slim, item: bottles.dropBottle, inside: droplet },
  spray: { carton: slim, item: bottles.sprayBottle, inside: mist },
  aerosol: { carton: slim, item: bottles.aerosolCan, inside: mist },
  inhaler: { carton: tall, item: bottles.inhaler, inside: mist },
  plaster: { carton: square, item: soft.plasters, inside: soft.plasters },
  'ampoule-box': { carton: flat, item: soft.ampoules, inside: soft.ampoules },
  infusion: { item: bottles.infusionBottle, inside: droplet },
  'small-bottle': {
    carton: slim,
    item: bottles.smallBottle,
    inside: (subject, palette) => (/膏/.test(subject.form) ? ointment : droplet)(subject, palette),
  },
  enema: { carton: flat, item: soft.enema, inside: soft.enema },
  'gelatin-box': { carton: { width: 220, height: 150, depth: 70 }, item: soft.gelatinBars, inside: soft.gelatinBars },
  'herb-bag': { item: herbs.herbBag, inside: herbs.herbPlate },
  'herb-jar': { item: herbs.herbJar, inside: herbs.herbPlate },
  'gift-box': { item: herbs.giftBox, inside: herbs.giftBox },
  'powder-bottle': {
    carton: { width: 110, height: 150, depth: 80 },
    item: bottles.powderBottle,
    inside: herbs.herbPlate,
  },
  'health-bottle': { carton: { width: 130, height: 206, depth: 90 }, item: bottles.healthBottle, inside: loosePills },
  tin: { item: bottles.tin, inside: granules },
  'food-jar': { carton: { width: 128, height: 176, depth: 90 }, item: bottles.foodJar, inside: measuringCup },
  'tea-box': { carton: square, item: soft.teaBags, inside: soft.teaBags },
  'sachet-box': { carton: square, item: soft.sachet, inside: finePowder },
  pouch: { item: soft.pouch, inside: granules },
  disinfectant: { item: bottles.disinfectantBottle, inside: droplet },
  'pump-bottle': { item: bottles.pumpBottle, inside: droplet },
  canister: { item: bottles.canister, inside: droplet },
  'soft-pack': { item: soft.softPack, inside: soft.softPack },
  'small-box': { carton: small, inside: soft.sachet },
  device: {
    carton: square,
    item: (subject, palette) => drawDevice(subject, palette),
    inside: (subject, palette) => drawDevice(subject, palette),
  },
  'large-device': {
    item: (subject, palette) => drawDevice(subject, palette),
    inside: (subject, palette) => drawDevice(subject, palette),
  },
  'plain-box': { carton: { width: 200, height: 140, depth: 80 }, inside: contentsOfBox },
};
