import { lighter, mix } from '../draw/colour.ts';
import { moved, num, path, rect, text } from '../draw/svg.ts';
import { block, column } from '../draw/typeset.ts';
import { type Art, ink, makerLine, makersMark, quiet, specLine } from './label.ts';
import { signOf } from './motif.ts';

/** A band of colour across the upper part, as most makers print it. */
export const band: Art = (subject, palette, { width: w, height: h }) => {
  const top = h * 0.16;
  const deep = h * 0.38;
  return (
    rect(0, 0, w, h, palette.board) +
    makersMark(subject, palette, w * 0.05, h * 0.085, Math.min(h * 0.095, 15), false) +
    rect(0, top, w, deep, palette.main) +
    rect(0, top + deep, w, h * 0.025, palette.accent) +
    block({ x: w * 0.06, y: top, width: w * 0.88, height: deep }, subject.name, {
      fill: '#ffffff',
      weight: 700,
      max: h * 0.24,
      min: 9,
      anchor: 'middle',
    }) +
    specLine(subject, w * 0.06, h * 0.71, w * 0.6, ink) +
    rect(w * 0.06, h * 0.77, w * 0.34, 2, palette.soft) +
    makerLine(subject, w * 0.06, h * 0.91, w * 0.66, quiet) +
    moved(signOf(subject, palette.main, palette.accent), w * 0.8, h * 0.66, (Math.min(w, h) * 0.2) / 40)
  );
};

/** A coloured side panel with the sign; next to it the name in the pack's colour. */
export const panel: Art = (subject, palette, { width: w, height: h }) => {
  const edge = w * 0.27;
  const scale = (edge * 0.62) / 40;
  return (
    rect(0, 0, w, h, palette.board) +
    path(
      `M0 0H${num(edge)}C${num(edge * 1.28)} ${num(h * 0.35)} ${num(edge * 0.78)} ${num(h * 0.65)} ${num(edge * 1.08)} ${num(h)}H0Z`,
      palette.main,
    ) +
    moved(signOf(subject, '#ffffff', palette.accent), edge * 0.17, h * 0.5 - 20 * scale, scale) +
    makersMark(subject, palette, edge + w * 0.08, h * 0.12, Math.min(h * 0.1, 14), false) +
    block({ x: edge + w * 0.08, y: h * 0.2, width: w * 0.6, height: h * 0.42 }, subject.name, {
      fill: palette.main,
      weight: 700,
      max: h * 0.25,
      min: 9,
    }) +
    rect(edge + w * 0.08, h * 0.65, w * 0.14, 3, palette.accent) +
    specLine(subject, edge + w * 0.08, h * 0.79, w * 0.58, ink) +
    makerLine(subject, edge + w * 0.08, h * 0.92, w * 0.58, quiet)
  );
};

/** White above, a wave of colour below. */
export const wave: Art = (subject, palette, { width: w, height: h }) => {
  const at = (share: number) => num(h * share);
  return (
    rect(0, 0, w, h, palette.board) +
    path(
      `M0 ${at(0.66)}C${num(w * 0.3)} ${at(0.5)} ${num(w * 0.6)} ${at(0.84)} ${num(w)} ${at(0.6)}V${at(1)}H0Z`,
      palette.accent,
    ) +
    path(
      `M0 ${at(0.71)}C${num(w * 0.3)} ${at(0.56)} ${num(w * 0.62)} ${at(0.9)} ${num(w)} ${at(0.67)}V${at(1)}H0Z`,
      palette.main,
    ) +
    makersMark(subject, palette, w * 0.06, h * 0.12, Math.min(h * 0.1, 14), false) +
    moved(signOf(subject, palette.main, palette.accent), w * 0.84, h * 0.06, (Math.min(w, h) * 0.16) / 40) +
    block({ x: w * 0.06, y: h * 0.2, width: w * 0.86, height: h * 0.38 }, subject.name, {
      fill: ink,
      weight: 700,
      max: h * 0.23,
      min: 9,
    }) +
    specLine(subject, w * 0.95, h * 0.82, w * 0.56, '#ffffff', 'end') +
    makerLine(subject, w * 0.95, h * 0.93, w * 0.7, '#ffffff', 'end')
  );
};

/** The traditional pack: cream board, a double frame, the name from top to bottom on a plate. */
export const classic: Art = (subject, palette, { width: w, height: h }) => {
  const board = mix(palette.board, '#F3E6C8', 0.5);
  const inset = Math.min(w, h) * 0.045;
  const frame =
    rect(inset, inset, w - inset * 2, h - inset * 2, 'none', { stroke: palette.main, 'stroke-width': 1.6 }) +
    rect(inset + 3.4, inset + 3.4, w - inset * 2 - 6.8, h - inset * 2 - 6.8, 'none', {
      stroke: palette.main,
      'stroke-width': 0.6,
    });
  const chars = [...subject.name].length;
  const upright = h > w * 1.02 && chars <= 8 && !/[A-Za-z0-9（(]/.test(subject.name);
  const seal =
    rect(w * 0.09, h * 0.1, h * 0.1, h * 0.1, '#B3261E', { rx: 2 }) +
    text(w * 0.09 + h * 0.05, h * 0.175, [...subject.brand][0] ?? '药', {
      size: h * 0.07,
      fill: '#ffffff',
      weight: 700,
      anchor: 'middle',
    });
  if (upright) {
    const plate = w * 0.34;
    return (
      rect(0, 0, w, h, board) +
      frame +
      rect(w * 0.5 - plate / 2, h * 0.1, plate, h * 0.66, palette.main, { rx: 3 }) +
      rect(w * 0.5 - plate / 2 + 3, h * 0.1 + 3, plate - 6, h * 0.66 - 6, 'none', {
        stroke: lighter(palette.accent, 0.3),
        'stroke-width': 0.8,
        rx: 2,
      }) +
      column(w * 0.5, h * 0.13, h * 0.6, subject.name, { fill: '#ffffff', weight: 700, max: plate * 0.68 }) +
      seal +
      moved(signOf(subject, palette.main, palette.accent), w * 0.76, h * 0.6, (w * 0.13) / 40) +
      specLine(subject, w / 2, h * 0.84, w * 0.78, ink, 'middle') +
      makerLine(subject, w / 2, h * 0.91, w * 0.8, quiet, 'middle')
    );
  }
  return (
    rect(0, 0, w, h, board) +
    frame +
    makersMark(subject, { ...palette, main: '#A8271D' }, w * 0.08, h * 0.19, Math.min(h * 0.11, 15), false) +
    rect(w * 0.08, h * 0.31, w * 0.84, h * 0.32, palette.main, { rx: 3 }) +
    rect(w * 0.08 + 3, h * 0.31 + 3, w * 0.84 - 6, h * 0.32 - 6, 'none', {
      stroke: lighter(palette.accent, 0.3),
      'stroke-width': 0.8,
      rx: 2,
    }) +
    block({ x: w * 0.12, y: h * 0.31, width: w * 0.76, height: h * 0.32 }, subject.name, {
      fill: '#ffffff',
      weight: 700,
      max: h * 0.2,
      min: 9,
      anchor: 'middle',
    }) +
    specLine(subject, w * 0.09, h * 0.76, w * 0.58, ink) +
    makerLine(subject, w * 0.09, h * 0.88, w * 0.64, quiet) +
    moved(signOf(subject, palette.main, palette.accent), w * 0.79, h * 0.69, (Math.min(w, h) * 0.17) / 40)
  );
};

/** The full face in colour with a white plate. */
export const full: Art = (subject, palette, { width: w, height: h }) =>
  rect(0, 0, w, h, palette.main) +
  path(`M${num(w * 0.62)} 0H${num(w)}V${num(h * 0.5)}Z`, mix(palette.main, '#ffffff', 0.14)) +
  path(`M0 ${num(h)}V${num(h * 0.72)}L${num(w * 0.34)} ${num(h)}Z`, palette.deep) +
  makersMark(subject, palette, w * 0.06, h * 0.13, Math.min(h * 0.1, 14), true) +
  rect(w * 0.06, h * 0.26, w * 0.88, h * 0.4, '#ffffff', { rx: 4 }) +
  rect(w * 0.06, h * 0.62, w * 0.88, h * 0.04, palette.accent) +
  block({ x: w * 0.1, y: h * 0.26, width: w * 0.8, height: h * 0.36 }, subject.name, {
    fill: palette.main,
    weight: 700,
    max: h * 0.22,
    min: 9,
    anchor: 'middle',
  }) +
  specLine(subject, w * 0.93, h * 0.79, w * 0.7, '#ffffff', 'end') +
  makerLine(subject, w * 0.93, h * 0.91, w * 0.7, '#ffffff', 'end');

/** Plain and modern: much white, a strong corner. */
export const corner: Art = (subject, palette, { width: w, height: h }) => {
  const bend = Math.min(w, h);
  return (
    rect(0, 0, w, h, palette.board) +
    path(
      `M${num(w - bend * 0.42)} 0H${num(w)}V${num(bend * 0.42)}C${num(w - bend * 0.2)} ${num(bend * 0.38)} ${num(w - bend * 0.38)} ${num(bend * 0.23)} ${num(w - bend * 0.42)} 0Z`,
      palette.main,
    ) +
    path(
      `M${num(w - bend * 0.5)} 0H${num(w - bend * 0.42)}C${num(w - bend * 0.38)} ${num(bend * 0.23)} ${num(w - bend * 0.2)} ${num(bend * 0.38)} ${num(w)} ${num(bend * 0.42)}V${num(bend * 0.49)}C${num(w - bend * 0.27)} ${num(bend * 0.45)} ${num(w - bend * 0.47)} ${num(bend * 0.26)} ${num(w - bend * 0.5)} 0Z`,
      palette.accent,
    ) +
    moved(signOf(subject, '#ffffff', palette.accent), w - bend * 0.22, bend * 0.05, (bend * 0.17) / 40) +
    makersMark(subject, palette, w * 0.06, h * 0.12, Math.min(h * 0.1, 14), false) +
    block({ x: w * 0.06, y: h * 0.4, width: w * 0.88, height: h * 0.3 }, subject.name, {
      fill: ink,
      weight: 700,
      max: h * 0.22,
      min: 9,
    }) +
    rect(w * 0.06, h * 0.71, w * 0.1, 3, palette.accent) +
    specLine(subject, w * 0.06, h * 0.82, w * 0.8, ink) +
    makerLine(subject, w * 0.06, h * 0.93, w * 0.8, quiet)
  );
};
