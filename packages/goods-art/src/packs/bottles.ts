import { labelArt } from '../art/sides.ts';
import { darker, lighter } from '../draw/colour.ts';
import { ellipse, moved, path, rect, stroke } from '../draw/svg.ts';
import type { DrawItem } from './item.ts';

/** Light from the left: a bright strip and a shaded edge make a flat shape look round. */
function round(x: number, y: number, width: number, height: number, rx: number, strength = 1): string {
  return (
    rect(x + width * 0.08, y + height * 0.03, width * 0.09, height * 0.92, '#ffffff', {
      rx: width * 0.045,
      opacity: String(0.35 * strength),
    }) +
    path(
      `M${x + width * 0.86} ${y}h${width * 0.14 - rx}q${rx} 0 ${rx} ${rx}v${height - rx * 2}q0 ${rx} ${-rx} ${rx}h${-(width * 0.14 - rx)}z`,
      '#0b1a14',
      { opacity: String(0.12 * strength) },
    )
  );
}

function ribbed(x: number, y: number, width: number, height: number, colour: string): string {
  let lines = '';
  for (let at = 4; at < width - 2; at += 5) lines += `M${x + at} ${y + 4}v${height - 6}`;
  return (
    rect(x, y, width, height, colour, { rx: 4 }) +
    stroke(lines, '#0b1a14', 1, { opacity: '.12' }) +
    round(x, y, width, height, 4)
  );
}

/** White plastic bottle of pills. */
export const pillBottle: DrawItem = (subject, palette) => ({
  width: 104,
  height: 186,
  svg:
    ribbed(18, 0, 68, 36, lighter(palette.main, 0.06)) +
    rect(22, 36, 60, 8, '#DCE2DF') +
    path('M22 42H82C96 46 104 54 104 66V174Q104 186 92 186H12Q0 186 0 174V66C0 54 8 46 22 42Z', '#F7F9F8', {
      stroke: '#D9E0DC',
      'stroke-width': 1,
    }) +
    moved(labelArt(subject, palette, { width: 104, height: 96 }), 0, 72) +
    round(0, 46, 104, 140, 12),
});

/** Brown glass for syrup and mixtures. */
export const syrupBottle: DrawItem = (subject, palette) => ({
  width: 100,
  height: 222,
  svg:
    ribbed(31, 0, 38, 30, '#F2F4F3') +
    rect(35, 30, 30, 14, '#5A2F12') +
    path('M35 40H65C66 58 100 58 100 88V206Q100 222 84 222H16Q0 222 0 206V88C0 58 34 58 35 40Z', '#6E3A17') +
    path('M4 96C4 70 34 66 38 48', 'none', { stroke: '#ffffff', 'stroke-width': 3, opacity: '.25' }) +
    moved(labelArt(subject, palette, { width: 100, height: 96 }), 0, 100) +
    round(0, 84, 100, 138, 16, 0.8),
});

/** A row of small brown vials for oral liquid. */
export const vials: DrawItem = (subject, palette) => {
  const vial = (x: number) =>
    rect(x + 7, 0, 22, 16, '#C9CFCC', { rx: 3 }) +
    rect(x + 7, 10, 22, 4, '#A9B2AE') +
    path(
      `M${x + 10} 16H${x + 26}V24Q${x + 36} 28 ${x + 36} 40V112Q${x + 36} 120 ${x + 28} 120H${x + 8}Q${x} 120 ${x} 112V40Q${x} 28 ${x + 10} 24Z`,
      '#7A4219',
    ) +
    moved(labelArt(subject, palette, { width: 36, height: 50 }), x, 52) +
    rect(x + 3, 34, 4, 82, '#ffffff', { opacity: '.3', rx: 2 });
  return {
    width: 120,
    height: 120,
    svg: `<defs><g id="v">${vial(0)}</g></defs><use href="#v"/><use href="#v" x="42"/><use href="#v" x="84"/>`,
  };
};

/** Small clear or brown bottle with a dropper or screw cap. */
export const smallBottle: DrawItem = (subject, palette) => ({
  width: 78,
  height: 144,
  svg:
    ribbed(20, 0, 38, 34, palette.deep) +
    rect(26, 34, 26, 8, '#CBD5D0') +
    path(
      'M26 40H52C54 50 78 50 78 68V132Q78 144 66 144H12Q0 144 0 132V68C0 50 24 50 26 40Z',
      /风油|清凉/.test(subject.name) ? '#BFE0C4' : '#D8A766',
      { stroke: '#A97940', 'stroke-width': 1 },
    ) +
    moved(labelArt(subject, palette, { width: 78, height: 62 }), 0, 70) +
    round(0, 62, 78, 82, 12),
});

/** Eye drops: a slim bottle with a tall cap. */
export const dropBottle: DrawItem = (subject, palette) => ({
  width: 56,
  height: 136,
  svg:
    path('M17 0H39L42 44H14Z', lighter(palette.main, 0.12)) +
    rect(11, 44, 34, 6, '#DCE2DF', { rx: 2 }) +
    path('M13 50H43C50 54 56 58 56 68V128Q56 136 48 136H8Q0 136 0 128V68C0 58 6 54 13 50Z', '#EEF5F8', {
      stroke: '#CBD8DC',
      'stroke-width': 1,
    }) +
    moved(labelArt(subject, palette, { width: 56, height: 56 }), 0, 72) +
    round(0, 60, 56, 76, 8),
});

/** White bottle of health food with a wide cap. */
export const healthBottle: DrawItem = (subject, palette) => ({
  width: 128,
  height: 206,
  svg:
    ribbed(16, 0, 96, 38, palette.deep) +
    rect(20, 38, 88, 6, '#D5DCD8') +
    path('M20 42H108C120 46 128 54 128 66V192Q128 206 114 206H14Q0 206 0 192V66C0 54 8 46 20 42Z', '#F8FAF9', {
      stroke: '#D9E0DC',
      'stroke-width': 1,
    }) +
    moved(labelArt(subject, palette, { width: 128, height: 118 }), 0, 72) +
    round(0, 46, 128, 160, 14),
});

/** Round tin for powders. */
export const tin: DrawItem = (subject, palette) => ({
  width: 150,
  height: 210,
  svg:
    rect(0, 12, 150, 198, palette.main, { rx: 8 }) +
    ellipse(75, 16, 73, 9, '#ECEFED') +
    rect(2, 12, 146, 20, '#DDE3E0', { rx: 5 }) +
    moved(labelArt(subject, palette, { width: 122, height: 110 }), 14, 56) +
    rect(0, 186, 150, 6, palette.accent) +
    round(0, 32, 150, 178, 8),
});

/** Glass jar with a metal lid, for honey and electuaries, with visible contents. */
export const foodJar: DrawItem = (subject, palette) => ({
  width: 126,
  height: 164,
  svg:
    ribbed(12, 0, 102, 30, lighter(palette.accent, 0.1)) +
    path(
      'M16 30H110C122 36 126 42 126 54V148Q126 164 110 164H16Q0 164 0 148V54C0 42 4 36 16 30Z',
      /蜂蜜|梨/.test(subject.name) ? '#C98A2B' : '#4A2412',
      { stroke: '#6B4A2A', 'stroke-width': 1 },
    ) +
    rect(4, 36, 118, 10, '#ffffff', { opacity: '.22', rx: 5 }) +
    moved(labelArt(subject, palette, { width: 104, height: 82 }), 11, 62) +
    round(0, 36, 126, 128, 16, 0.8),
});

/** Tiny glass bottle for precious powders and stigmas. */
export const powderBottle: DrawItem = (subject, palette) => ({
  width: 74,
  height: 116,
  svg:
    ribbed(14, 0, 46, 24, '#B98A3A') +
    path('M14 26H60C70 30 74 36 74 46V104Q74 116 62 116H12Q0 116 0 104V46C0 36 4 30 14 26Z', '#EAF1EE', {
      stroke: '#C5D2CC',
      'stroke-width': 1.2,
    }) +
    path(
      'M3 62Q37 54 71 62V103Q71 113 61 113H13Q3 113 3 103Z',
      /红花/.test(subject.name) ? '#8E1F1F' : /贝母/.test(subject.name) ? '#EFE6D2' : '#CDB48A',
    ) +
    moved(labelArt(subject, palette, { width: 62, height: 46 }), 6, 58) +
    round(0, 30, 74, 86, 12),
});

/** Disinfectant in a translucent bottle with a flip or spray cap. */
export const disinfectantBottle: DrawItem = (subject, palette) => ({
  width: 108,
  height: 228,
  svg:
    path('M38 0H70L74 34H34Z', palette.main) +
    rect(32, 32, 44, 14, palette.deep, { rx: 3 }) +
    path(
      'M34 46H74C78 62 108 62 108 88V212Q108 228 92 228H16Q0 228 0 212V88C0 62 30 62 34 46Z',
      /碘/.test(subject.name) ? '#7B3B16' : '#E9F3F6',
      { stroke: '#C3D5DA', 'stroke-width': 1 },
    ) +
    moved(labelArt(subject, palette, { width: 108, height: 106 }), 0, 100) +
    round(0, 84, 108, 144, 16),
});

export const pumpBottle: DrawItem = (subject, palette) => ({
  width: 112,
  height: 240,
  svg:
    path('M50 8H20Q10 8 10 20V28H20V20H50Z', '#F3F6F5', { stroke: '#CBD5D0', 'stroke-width': 1 }) +
    rect(46, 2, 22, 22, '#F3F6F5', { rx: 4, stroke: '#CBD5D0', 'stroke-width': 1 }) +
    rect(53, 24, 8, 22, '#DDE4E1') +
    rect(36, 44, 42, 22, palette.main, { rx: 4 }) +
    path(
      'M36 66H78C100 72 112 82 112 100V224Q112 240 96 240H16Q0 240 0 224V100C0 82 12 72 36 66Z',
      lighter(palette.accent, 0.75),
      { stroke: lighter(palette.accent, 0.45), 'stroke-width': 1 },
    ) +
    moved(labelArt(subject, palette, { width: 90, height: 96 }), 11, 112) +
    round(0, 92, 112, 148, 16),
});

/** Handled canister for litres. */
export const canister: DrawItem = (subject, palette) => ({
  width: 168,
  height: 214,
  svg:
    rect(112, 0, 36, 26, palette.main, { rx: 4 }) +
    path(
      'M14 44Q14 26 32 26H146Q168 26 168 50V196Q168 214 150 214H18Q0 214 0 196V70Q0 56 14 44Z',
      /碘/.test(subject.name) ? '#7B3B16' : '#EEF5F7',
      { stroke: '#C6D6DB', 'stroke-width': 1.2 },
    ) +
    path('M30 44H92Q100 44 100 52V58Q100 66 92 66H30Q20 66 20 56T30 44Z', '#ffffff', {
      stroke: '#C6D6DB',
      'stroke-width': 1.2,
    }) +
    moved(labelArt(subject, palette, { width: 136, height: 108 }), 16, 86) +
    round(0, 60, 168, 154, 18),
});

/** Aluminium can with a cap: aerosols for the skin. */
export const aerosolCan: DrawItem = (subject, palette) => ({
  width: 72,
  height: 228,
  svg:
    rect(8, 0, 56, 46, '#F1F4F2', { rx: 6, stroke: '#D3DBD7', 'stroke-width': 1 }) +
    path('M4 60Q4 46 16 46H56Q68 46 68 60Z', '#C3CBC7') +
    rect(0, 58, 72, 170, palette.main, { rx: 8 }) +
    moved(labelArt(subject, palette, { width: 72, height: 100 }), 0, 86) +
    rect(0, 204, 72, 6, palette.accent) +
    round(0, 60, 72, 168, 8) +
    stroke('M14 8V40', '#ffffff', 4, { opacity: '.7', 'stroke-linecap': 'round' }) +
    path('M58 2h2q4 0 4 4v34q0 4 -4 4h-4z', darker('#F1F4F2', 0.14)),
});

/** Pump spray for nose, throat or skin. */
export const sprayBottle: DrawItem = (subject, palette) => ({
  width: 70,
  height: 176,
  svg:
    path('M28 0H42L46 40H24Z', '#EDF1EF', { stroke: '#CBD5D0', 'stroke-width': 1 }) +
    rect(12, 40, 46, 10, '#DDE4E1', { rx: 4 }) +
    rect(18, 50, 34, 14, palette.main, { rx: 3 }) +
    path('M18 64H52C62 68 70 74 70 86V162Q70 176 56 176H14Q0 176 0 162V86C0 74 8 68 18 64Z', '#F4F8F9', {
      stroke: '#CFDADD',
      'stroke-width': 1,
    }) +
    moved(labelArt(subject, palette, { width: 70, height: 70 }), 0, 88) +
    round(0, 80, 70, 96, 12),
});

export const inhaler: DrawItem = (_subject, palette) => ({
  width: 112,
  height: 150,
  svg:
    rect(40, 0, 50, 56, '#D4DAD7', { rx: 8 }) +
    path('M30 40H100V110Q100 120 92 124L84 150H14Q0 150 0 138V118Q0 106 14 106H30Z', palette.main) +
    path('M0 118Q0 106 14 106H24V150H14Q0 150 0 138Z', palette.deep) +
    rect(44, 66, 42, 26, '#ffffff', { rx: 3 }) +
    rect(49, 73, 32, 4, palette.main) +
    rect(49, 81, 22, 3, '#C9D2CE') +
    stroke('M48 6V36M36 46V102', '#ffffff', 4, { opacity: '.4', 'stroke-linecap': 'round' }),
});

export const infusionBottle: DrawItem = (subject, palette) => ({
  width: 100,
  height: 230,
  svg:
    stroke('M34 14C34 -4 66 -4 66 14', '#B9C4BF', 4) +
    rect(32, 12, 36, 24, palette.main, { rx: 5 }) +
    path('M32 36H68C70 50 100 52 100 74V214Q100 230 84 230H16Q0 230 0 214V74C0 52 30 50 32 36Z', '#E4F0F3', {
      stroke: '#BFD2D8',
      'stroke-width': 1.2,
    }) +
    path('M2 84H98V213Q98 228 84 228H16Q2 228 2 213Z', '#D2E8EE') +
    moved(labelArt(subject, palette, { width: 84, height: 92 }), 8, 98) +
    stroke('M88 94h8M88 114h8M88 134h8M88 154h8M88 174h8M88 194h8', '#5E7E88', 1.4) +
    round(0, 70, 100, 160, 16),
});
