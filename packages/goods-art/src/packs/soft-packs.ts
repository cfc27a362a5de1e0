import { frontArt } from '../art/front.ts';
import { lighter, mix } from '../draw/colour.ts';
import { circle, ellipse, moved, path, rect, stroke, text } from '../draw/svg.ts';
import { block } from '../draw/typeset.ts';
import type { DrawItem } from './item.ts';

/** Toothed ends of a heat-sealed sachet. */
function teeth(width: number, y: number, up: boolean): string {
  let d = `M0 ${y}`;
  for (let x = 0; x < width; x += 6) d += `l3 ${up ? -3 : 3}l3 ${up ? 3 : -3}`;
  return `${d}v${up ? 6 : -6}H0z`;
}

/** A stick or flat sachet of granules. */
export const sachet: DrawItem = (subject, palette) => ({
  width: 84,
  height: 132,
  svg:
    path(teeth(84, 4, true), lighter(palette.main, 0.72)) +
    path(teeth(84, 128, false), lighter(palette.main, 0.72)) +
    rect(0, 6, 84, 120, palette.board, { stroke: '#D9E0DC', 'stroke-width': 0.8 }) +
    rect(0, 4, 84, 12, lighter(palette.main, 0.72)) +
    rect(0, 116, 84, 12, lighter(palette.main, 0.72)) +
    rect(0, 30, 84, 44, palette.main) +
    rect(0, 74, 84, 3, palette.accent) +
    block({ x: 5, y: 30, width: 74, height: 44 }, subject.name, {
      fill: '#ffffff',
      weight: 700,
      max: 16,
      min: 7,
      anchor: 'middle',
    }) +
    block({ x: 6, y: 80, width: 72, height: 18 }, subject.spec.split('×')[0] ?? '', {
      fill: '#33423B',
      max: 10,
      min: 6,
      lines: 1,
      anchor: 'middle',
    }) +
    block({ x: 6, y: 98, width: 72, height: 14 }, subject.brand, {
      fill: '#6A7871',
      max: 8,
      min: 6,
      lines: 1,
      anchor: 'middle',
    }) +
    path('M70 6H84V126H70Q78 66 70 6Z', '#0b1a14', { opacity: '.06' }),
});

/** Collapsible tube lying in front of its carton. */
export const tube: DrawItem = (subject, palette) => ({
  width: 232,
  height: 78,
  svg:
    path('M34 8L196 0V78L34 70Q26 68 24 60V18Q26 10 34 8Z', palette.board, { stroke: '#D3DBD7', 'stroke-width': 1 }) +
    path('M62 6.6L164 1.6V76.4L62 71.4Z', palette.main) +
    path('M164 1.6L170 1.3V76.7L164 76.4Z', palette.accent) +
    rect(196, 0, 12, 78, '#D8DEDB') +
    stroke('M200 2V76M204 2V76', '#BCC6C1', 1) +
    path('M24 20L4 24Q0 39 4 54L24 58Z', palette.deep) +
    stroke('M8 28H22M7 35H22M7 42H22M8 49H22', '#ffffff', 1, { opacity: '.25' }) +
    block({ x: 66, y: 6, width: 94, height: 44 }, subject.name, {
      fill: '#ffffff',
      weight: 700,
      max: 20,
      min: 7,
      lines: 2,
      anchor: 'middle',
    }) +
    block({ x: 66, y: 50, width: 94, height: 18 }, subject.spec, {
      fill: '#ffffff',
      max: 10,
      min: 6,
      lines: 1,
      anchor: 'middle',
    }) +
    text(44, 44, [...subject.brand][0] ?? '', { size: 15, fill: palette.main, weight: 700, anchor: 'middle' }) +
    path('M30 14L194 5V11L30 20Z', '#ffffff', { opacity: '.35' }) +
    path('M26 60L196 68V78L34 70Q28 68 26 60Z', '#0b1a14', { opacity: '.1' }),
});

/** Patches: one lying over its paper pouch. */
export const plasters: DrawItem = (subject, palette) => {
  const herbal = /膏/.test(subject.name);
  return {
    width: 150,
    height: 116,
    svg:
      moved(
        rect(0, 0, 108, 84, herbal ? '#E9D9B8' : '#F4F7F6', { rx: 8, stroke: '#CFC4A8', 'stroke-width': 1 }) +
          rect(14, 12, 80, 60, herbal ? '#5C3A1E' : lighter(palette.accent, 0.55), { rx: 4 }) +
          path('M84 0H100Q108 0 108 8V24Z', '#ffffff', { stroke: '#D7DDD9', 'stroke-width': 0.8 }),
        34,
        4,
        1,
        4,
      ) +
      moved(
        rect(0, 0, 96, 74, palette.board, { stroke: '#D9E0DC', 'stroke-width': 1 }) +
          rect(0, 0, 96, 34, palette.main) +
          rect(0, 34, 96, 3, palette.accent) +
          block({ x: 5, y: 0, width: 86, height: 34 }, subject.name, {
            fill: '#ffffff',
            weight: 700,
            max: 14,
            min: 6.5,
            anchor: 'middle',
          }) +
          block({ x: 5, y: 42, width: 86, height: 18 }, subject.spec, {
            fill: '#33423B',
            max: 9,
            min: 6,
            lines: 1,
            anchor: 'middle',
          }),
        0,
        40,
        1,
        -5,
      ),
  };
};

/** Standing bag of powder. */
export const pouch: DrawItem = (subject, palette) => ({
  width: 150,
  height: 212,
  svg:
    path('M8 0H142L150 190Q150 212 128 212H22Q0 212 0 190Z', palette.board, { stroke: '#D9E0DC', 'stroke-width': 1 }) +
    rect(8, 0, 134, 16, lighter(palette.main, 0.6)) +
    stroke('M8 22H142', '#C9D2CE', 1.4) +
    moved(frontArt(subject, palette, { width: 126, height: 150 }), 12, 36) +
    path('M132 24L142 0L150 190Q150 206 138 210Z', '#0b1a14', { opacity: '.06' }),
});

/** Wipes and pads: a plump film pack with a lid. */
export const softPack: DrawItem = (subject, palette) => ({
  width: 220,
  height: 130,
  svg:
    path(
      'M0 30Q0 14 16 14Q110 -6 204 14Q220 14 220 30V104Q220 118 206 120Q110 138 14 120Q0 118 0 104Z',
      lighter(palette.main, 0.86),
      { stroke: lighter(palette.main, 0.6), 'stroke-width': 1 },
    ) +
    path('M0 46Q110 30 220 46V82Q110 98 0 82Z', palette.main) +
    rect(66, 6, 88, 32, '#ffffff', { rx: 12, stroke: lighter(palette.main, 0.5), 'stroke-width': 1 }) +
    block({ x: 20, y: 44, width: 180, height: 42 }, subject.name, {
      fill: '#ffffff',
      weight: 700,
      max: 24,
      min: 9,
      anchor: 'middle',
    }) +
    block({ x: 20, y: 96, width: 180, height: 20 }, `${subject.brand}　${subject.spec}`, {
      fill: '#33423B',
      max: 11,
      min: 7,
      lines: 1,
      anchor: 'middle',
    }) +
    stroke('M10 34Q8 66 10 104M210 34Q212 66 210 104', '#ffffff', 3, { opacity: '.5' }),
});

export const enema: DrawItem = (_subject, palette) => ({
  width: 150,
  height: 96,
  svg: [0, 1, 2]
    .map((row) => {
      const y = 16 + row * 32;
      return (
        ellipse(46, y, 46, 15, lighter(palette.accent, 0.82), {
          stroke: lighter(palette.accent, 0.4),
          'stroke-width': 1,
        }) +
        path(`M88 ${y - 6}H138Q146 ${y - 4} 150 ${y}Q146 ${y + 4} 138 ${y + 6}H88Z`, lighter(palette.accent, 0.7), {
          stroke: lighter(palette.accent, 0.4),
          'stroke-width': 1,
        }) +
        rect(118, y - 7, 20, 14, palette.main, { rx: 3 }) +
        ellipse(38, y - 6, 26, 3, '#ffffff', { opacity: '.7' })
      );
    })
    .join(''),
});

/** Ampoules side by side in their tray. */
export const ampoules: DrawItem = (_subject, palette) => ({
  width: 150,
  height: 118,
  svg:
    rect(0, 26, 150, 92, '#EEF2F0', { rx: 6, stroke: '#D3DBD7', 'stroke-width': 1 }) +
    [0, 1, 2, 3, 4]
      .map((at) => {
        const x = 8 + at * 28;
        return (
          path(
            `M${x + 8} 0H${x + 14}L${x + 16} 30Q${x + 22} 34 ${x + 22} 42V106Q${x + 22} 110 ${x + 18} 110H${x + 4}Q${x} 110 ${x} 106V42Q${x} 34 ${x + 6} 30Z`,
            '#CFE4EA',
            { stroke: '#9DBBC4', 'stroke-width': 0.8 },
          ) +
          rect(x, 58, 22, 34, '#ffffff') +
          rect(x, 58, 22, 9, palette.main) +
          stroke(`M${x + 3} 73H${x + 19}M${x + 3} 79H${x + 15}`, '#A9B5AF', 1.4) +
          rect(x + 7, 20, 8, 2, palette.accent)
        );
      })
      .join(''),
});

/** Three blocks of donkey-hide gelatin. */
export const gelatinBars: DrawItem = (subject) => {
  const colour = /龟甲/.test(subject.name) ? '#3A2413' : /鹿/.test(subject.name) ? '#5A3216' : '#4A1F10';
  const bar = (x: number, y: number) =>
    path(
      `M${x} ${y}L${x + 78} ${y - 8}L${x + 86} ${y}L${x + 86} ${y + 24}L${x + 8} ${y + 32}L${x} ${y + 24}Z`,
      colour,
    ) +
    path(`M${x} ${y}L${x + 78} ${y - 8}L${x + 86} ${y}L${x + 8} ${y + 8}Z`, mix(colour, '#E2A35B', 0.35)) +
    stroke(`M${x + 14} ${y + 17}L${x + 80} ${y + 10}`, '#ffffff', 1.4, { opacity: '.3' });
  return { width: 134, height: 84, svg: bar(0, 48) + bar(46, 40) + bar(22, 12) };
};

/** A wax-cased honey pill, one opened. */
export const honeyPills: DrawItem = (subject, palette) => ({
  width: 144,
  height: 74,
  svg:
    circle(34, 40, 34, '#F4EFE2', { stroke: '#DCD2B8', 'stroke-width': 1 }) +
    path('M2 44Q34 56 66 44', 'none', { stroke: '#CFC3A2', 'stroke-width': 1.4 }) +
    text(34, 36, [...subject.brand][0] ?? '丸', { size: 17, fill: palette.main, weight: 700, anchor: 'middle' }) +
    ellipse(22, 22, 9, 5, '#ffffff', { opacity: '.8' }) +
    path('M78 40A33 33 0 0 0 144 40Q111 52 78 40Z', '#F4EFE2', { stroke: '#DCD2B8', 'stroke-width': 1 }) +
    circle(111, 34, 25, '#33190B') +
    ellipse(102, 23, 8, 5, '#ffffff', { opacity: '.28' }) +
    path('M78 40A33 33 0 0 0 144 40Q111 58 78 40Z', '#EAE2CD'),
});

/** Tea bag on its thread. */
export const teaBags: DrawItem = (subject, palette) => {
  const bag = (x: number, lean: number) =>
    moved(
      stroke('M34 4C30 -8 48 -14 52 -2', '#B9AE93', 1.4) +
        path('M6 10L14 0H54L62 10V74Q62 78 58 78H10Q6 78 6 74Z', '#F1E9D8', { stroke: '#D8CCB2', 'stroke-width': 1 }) +
        path('M10 44Q34 34 58 44V74H10Z', /红豆/.test(subject.name) ? '#9A5A45' : '#8B7A3E', { opacity: '.75' }) +
        rect(44, -16, 20, 18, palette.main, { rx: 2 }),
      x,
      22,
      1,
      lean,
    );
  return { width: 140, height: 104, svg: bag(4, -3) + bag(70, 4) };
};
