import { lighter } from '../draw/colour.ts';
import { circle, path, rect, stroke, text } from '../draw/svg.ts';
import { type DrawDevice, rim, screen, shell } from './shell.ts';

export const nebulizer: DrawDevice = (palette, subject) =>
  /网式/.test(subject.name)
    ? {
        width: 130,
        height: 190,
        svg:
          path('M20 90H98V166Q98 186 78 186H40Q20 186 20 166Z', shell, { stroke: rim, 'stroke-width': 1.5 }) +
          path('M16 40H104V92H16Z', lighter(palette.accent, 0.7), { stroke: rim, 'stroke-width': 1 }) +
          path('M24 10H84Q104 10 104 30V46H24Z', '#E3EDF0', { stroke: rim, 'stroke-width': 1 }) +
          path('M84 8L126 2V50L84 44Z', '#D6E6EA', { stroke: rim, 'stroke-width': 1 }) +
          circle(59, 136, 15, palette.main) +
          circle(59, 136, 6, '#ffffff'),
      }
    : {
        width: 230,
        height: 170,
        svg:
          rect(8, 60, 130, 104, shell, { rx: 18, stroke: rim, 'stroke-width': 1.5 }) +
          rect(24, 78, 98, 26, lighter(palette.main, 0.72), { rx: 6 }) +
          stroke('M30 120H90M30 132H90M30 144H90', '#C4D0CA', 4) +
          circle(114, 136, 12, palette.main) +
          path('M136 110C170 120 160 60 178 56', 'none', { stroke: '#B4C4CC', 'stroke-width': 5 }) +
          path('M162 40H198L192 96Q180 104 168 96Z', lighter(palette.accent, 0.7), { stroke: rim, 'stroke-width': 1 }) +
          path('M156 2Q190 -8 216 16Q224 40 196 44H160Q148 20 156 2Z', '#DDECEC', {
            stroke: '#A9C3C3',
            'stroke-width': 1.4,
          }),
      };

export const oxygen: DrawDevice = (palette, subject) => {
  if (/氧气袋/.test(subject.name)) {
    return {
      width: 220,
      height: 150,
      svg:
        path('M10 30Q110 6 210 30Q222 75 210 130Q110 152 10 130Q-2 75 10 30Z', lighter(palette.main, 0.25)) +
        path('M30 46Q110 28 190 46', 'none', { stroke: '#ffffff', 'stroke-width': 5, opacity: '.5' }) +
        text(110, 96, 'O₂', { size: 44, fill: '#ffffff', weight: 700, anchor: 'middle' }) +
        stroke('M206 40C232 20 200 -10 176 4', '#6F7F78', 5),
    };
  }
  if (/鼻氧管/.test(subject.name)) {
    return {
      width: 220,
      height: 150,
      svg:
        stroke('M110 96C20 96 10 10 110 10C210 10 200 96 110 96M110 96C110 130 60 140 20 138', '#9CC6D6', 6) +
        stroke('M96 92V74M124 92V74', '#9CC6D6', 7, { 'stroke-linecap': 'round' }) +
        rect(6, 130, 26, 16, palette.main, { rx: 4 }),
    };
  }
  return {
    width: 150,
    height: 226,
    svg:
      rect(8, 8, 134, 206, shell, { rx: 20, stroke: rim, 'stroke-width': 1.5 }) +
      path('M8 118H142V194Q142 214 122 214H28Q8 214 8 194Z', lighter(palette.main, 0.84)) +
      screen(28, 28, 94, 44, [['3.0 L', 28]]) +
      circle(44, 94, 8, palette.main) +
      circle(72, 94, 8, lighter(palette.main, 0.5)) +
      stroke('M30 140H120M30 154H120M30 168H120M30 182H120', '#C7D4CE', 3) +
      circle(28, 218, 7, '#4A5853') +
      circle(122, 218, 7, '#4A5853'),
  };
};
