import { drawsOf } from '../draw/chance.ts';
import { darker, lighter } from '../draw/colour.ts';
import { ellipse, num, path, rect, stroke } from '../draw/svg.ts';
import type { Subject } from '../facts.ts';
import type { DrawItem, Item } from '../packs/item.ts';

/** A heap of round grains: granules, water pills, concentrated pills. */
function heap(key: string, colour: string, grain: number, count: number): Item {
  const draw = drawsOf(key);
  const tones = [colour, darker(colour, 0.22), lighter(colour, 0.18)];
  const layers: string[] = ['', '', ''];
  for (let at = 0; at < count; at++) {
    const across = (draw() + draw()) / 2;
    const x = 10 + across * 220;
    const crest = 76 * (1 - Math.abs(across - 0.5) * 2) ** 0.8;
    const y = 108 - draw() * crest;
    const r = grain * (0.8 + draw() * 0.4);
    const tone = at % 3;
    layers[tone] +=
      `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0`;
  }
  const base = `M6 112Q60 104 90 62Q120 22 150 60Q184 104 234 112Q120 122 6 112Z`;
  return {
    width: 240,
    height: 122,
    svg:
      ellipse(120, 113, 116, 9, '#16241E', { opacity: '.08' }) +
      path(base, darker(colour, 0.12)) +
      layers.map((d, at) => path(d, tones[at] ?? colour)).join(''),
  };
}

export const granules: DrawItem = (subject) => {
  const pale =
    /化学药|生物/.test(subject.category) || /小儿|蒙脱石|补液盐|乳钙|益生菌|蛋白|奶|葡萄糖|胶原/.test(subject.name);
  const colour = pale ? '#EEE8D8' : /板蓝根|感冒|参苓|西洋参|三七|川贝/.test(subject.name) ? '#C29A5B' : '#9C6B36';
  return heap(subject.name, colour, 3.4, 84);
};

export const waterPills: DrawItem = (subject) =>
  heap(subject.name, /知柏|黄连|防风|木香/.test(subject.name) ? '#6B4A2A' : '#3A2416', 6.4, 74);

export const finePowder: DrawItem = (subject) =>
  heap(
    subject.name,
    /珍珠|羚羊/.test(subject.name) ? '#F0EDE4' : /孢子/.test(subject.name) ? '#6A3F22' : '#CBB58C',
    2.4,
    90,
  );

/** A spoon of honey or electuary. */
function spoon(colour: string): Item {
  return {
    width: 250,
    height: 110,
    svg:
      ellipse(90, 100, 80, 8, '#16241E', { opacity: '.07' }) +
      stroke('M150 56L240 26', '#E4EAE7', 13, { 'stroke-linecap': 'round' }) +
      ellipse(88, 66, 80, 34, '#E4EAE7', { stroke: '#C3CDC8', 'stroke-width': 1.4 }) +
      ellipse(88, 62, 70, 26, colour) +
      path('M30 56Q60 40 100 42Q60 48 40 64Z', '#ffffff', { opacity: '.3' }),
  };
}

/** A measuring cup with liquid. */
export const measuringCup: DrawItem = (subject) => {
  if (/膏|蜜/.test(subject.form + subject.name)) return spoon(/蜜/.test(subject.name) ? '#D0902C' : '#43200F');
  const colour =
    /口服液|合剂|糖浆|露|液/.test(subject.form + subject.name) &&
    !/混悬|布洛芬|葡萄糖酸|乳果糖|氨溴索/.test(subject.name)
      ? '#6B3514'
      : '#F1D9C8';
  return {
    width: 130,
    height: 120,
    svg:
      path('M10 6H120L106 112Q105 118 98 118H32Q25 118 24 112Z', '#F1F6F5', {
        stroke: '#C6D3CE',
        'stroke-width': 1.6,
      }) +
      path('M18 58Q65 66 112 58L105 110Q104 115 98 115H32Q26 115 25 110Z', colour) +
      ellipse(65, 59, 47, 5, lighter(colour, 0.22)) +
      stroke('M98 34H110M97 48H108M95 66H106M94 82H104M92 98H102', '#7E918A', 1.4) +
      rect(30, 16, 7, 88, '#ffffff', { opacity: '.4', rx: 3 }),
  };
};

/** A strand of ointment or gel pressed from its tube. */
export const ointment: DrawItem = (subject) => {
  const colour = /芦荟|凝胶|润滑/.test(subject.name)
    ? '#D6EFE6'
    : /红霉素|维A|酮康唑/.test(subject.name)
      ? '#F4E7A8'
      : '#FBF8F1';
  return {
    width: 210,
    height: 96,
    svg:
      ellipse(105, 84, 100, 9, '#16241E', { opacity: '.07' }) +
      path(
        'M6 78C6 58 40 48 84 54C120 58 150 52 160 36C168 22 190 22 198 38C206 56 192 78 150 84C100 92 6 92 6 78Z',
        colour,
        { stroke: darker(colour, 0.16), 'stroke-width': 1.4 },
      ) +
      stroke('M22 74C50 60 90 66 122 66C152 66 176 56 182 40', '#ffffff', 5, {
        opacity: '.75',
        'stroke-linecap': 'round',
      }),
  };
};

/** One drop and its rings. */
function tint(subject: Subject): string {
  if (/碘/.test(subject.name)) return '#8A4518';
  return /红花油|正骨|祛风|黄柏/.test(subject.name) ? '#B9702E' : '#9CCDDD';
}

export const droplet: DrawItem = (subject) => ({
  width: 150,
  height: 150,
  svg:
    ellipse(75, 130, 72, 16, '#E6F1F4') +
    ellipse(75, 130, 44, 9, '#CFE4EA') +
    path('M75 8C92 44 112 66 112 88A37 37 0 0 1 38 88C38 66 58 44 75 8Z', tint(subject)) +
    stroke('M52 88A23 23 0 0 0 72 112', '#ffffff', 6, { 'stroke-linecap': 'round', opacity: '.9' }),
});

/** The mist of a spray. */
export const mist: DrawItem = (subject) => {
  const draw = drawsOf(subject.name);
  let d = '';
  for (let at = 0; at < 70; at++) {
    const x = draw();
    const y = (draw() - 0.5) * x * 1.5;
    const r = 1 + draw() * 2.4;
    d += `M${num(10 + x * 190)} ${num(75 + y * 90)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0`;
  }
  return { width: 220, height: 150, svg: path('M6 75L210 8V142Z', '#F1F7F9') + path(d, '#8FBFD0') };
};
