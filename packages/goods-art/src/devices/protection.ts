import { lighter } from '../draw/colour.ts';
import { moved, path, rect, stroke, text } from '../draw/svg.ts';
import { type DrawDevice, steel } from './shell.ts';

export const mask: DrawDevice = (palette, subject) => {
  const tint = /儿童/.test(subject.spec)
    ? '#F5D9E3'
    : /N95|防护口罩/.test(subject.name + subject.spec)
      ? '#F7F9F8'
      : '#BFE0EE';
  if (/防护口罩/.test(subject.name))
    return {
      width: 210,
      height: 160,
      svg:
        stroke('M20 60C-14 10 60 -10 104 8C150 -10 226 10 190 60M18 96C-10 150 220 150 192 96', '#D8DFDB', 3) +
        path('M18 70Q40 20 105 22Q170 20 192 70Q196 120 105 146Q14 120 18 70Z', tint, {
          stroke: '#C6D1CB',
          'stroke-width': 1.6,
        }) +
        stroke('M20 80Q105 60 190 80', '#C6D1CB', 1.4) +
        path('M80 26Q105 16 130 26L126 34Q105 26 84 34Z', steel) +
        text(105, 116, 'N95', { size: 15, fill: palette.main, weight: 700, anchor: 'middle' }),
    };
  return {
    width: 240,
    height: 150,
    svg:
      stroke('M34 32C-6 30 -6 120 34 116M206 32C246 30 246 120 206 116', '#E2E8E5', 5) +
      path('M34 24Q120 8 206 24V118Q120 146 34 118Z', tint, { stroke: '#9CC4D6', 'stroke-width': 1.4 }) +
      stroke('M34 52Q120 44 206 52M34 72Q120 68 206 72M34 92Q120 94 206 92', '#9CC4D6', 1.6) +
      path('M36 26Q120 10 204 26', 'none', { stroke: '#ffffff', 'stroke-width': 6 }) +
      rect(96, 17, 48, 4, '#8FB3C3', { rx: 2 }),
  };
};

export const gloves: DrawDevice = (_palette, subject) => {
  const colour = /检查/.test(subject.name) ? '#EFE3C6' : '#F3EBDA';
  const hand = (flip: number) =>
    `<g transform="scale(${flip} 1)">${path('M-34 150V86C-46 70 -60 60 -58 48C-54 38 -38 52 -30 62C-34 40 -38 12 -30 8C-22 4 -20 34 -16 50C-16 30 -16 0 -6 0C4 0 2 30 4 50C6 32 8 8 18 10C28 12 22 40 22 56C26 44 30 28 38 32C46 36 38 62 36 84C36 100 30 120 30 150Z', colour, { stroke: '#CDBE98', 'stroke-width': 1.4 })}${stroke('M-34 138H30M-34 144H30', '#CDBE98', 1.4)}</g>`;
  return { width: 210, height: 160, svg: moved(hand(1), 68, 6, 1, -6) + moved(hand(-1), 146, 4, 1, 6) };
};

export const gown: DrawDevice = (palette, subject) =>
  /面罩/.test(subject.name)
    ? {
        width: 180,
        height: 180,
        svg:
          path('M10 30Q90 -10 170 30L164 140Q90 190 16 140Z', '#E6F1F6', {
            stroke: '#A9C6D3',
            'stroke-width': 1.6,
            opacity: '.9',
          }) +
          path('M8 20Q90 -22 172 20V44Q90 10 8 44Z', lighter(palette.main, 0.3)) +
          stroke('M32 54Q40 110 60 136', '#ffffff', 8, { opacity: '.8' }),
      }
    : {
        width: 220,
        height: 180,
        svg:
          path('M80 10Q110 30 140 10L204 40L190 110L164 100V176H56V100L30 110L16 40Z', '#BFDDEB', {
            stroke: '#8FB8CC',
            'stroke-width': 1.4,
          }) +
          stroke('M110 26V176M56 120H164', '#8FB8CC', 1.4) +
          rect(16, 92, 20, 16, '#ffffff') +
          rect(184, 92, 20, 16, '#ffffff'),
      };
