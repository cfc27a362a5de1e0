import { lighter } from '../draw/colour.ts';
import { circle, ellipse, moved, path, rect, stroke } from '../draw/svg.ts';
import { type DrawDevice, steel } from './shell.ts';

export const wearable: DrawDevice = (palette, subject) => {
  if (/拐杖/.test(subject.name))
    return {
      width: 130,
      height: 230,
      svg: [20, 80]
        .map(
          (x) =>
            stroke(
              `M${x} 14L${x + 8} 120L${x + 14} 220M${x + 30} 14L${x + 22} 120L${x + 16} 220M${x + 6} 92H${x + 24}`,
              steel,
              6,
            ) +
            rect(x - 6, 4, 44, 16, '#39474F', { rx: 8 }) +
            rect(x + 8, 214, 14, 12, '#39474F', { rx: 3 }),
        )
        .join(''),
    };
  if (/助行器/.test(subject.name))
    return {
      width: 200,
      height: 210,
      svg:
        stroke(
          'M30 200V30Q30 14 46 14H154Q170 14 170 30V200M60 206V60M140 206V60M30 90H170M30 130H60M140 130H170',
          steel,
          7,
        ) +
        rect(22, 8, 44, 18, '#39474F', { rx: 8 }) +
        rect(134, 8, 44, 18, '#39474F', { rx: 8 }),
    };
  if (/轮椅/.test(subject.name))
    return {
      width: 220,
      height: 220,
      svg:
        circle(96, 148, 62, 'none', { stroke: '#39474F', 'stroke-width': 8 }) +
        circle(96, 148, 50, 'none', { stroke: steel, 'stroke-width': 3 }) +
        stroke('M96 98V198M46 148H146M61 113L131 183M131 113L61 183', steel, 1.6) +
        circle(182, 194, 18, 'none', { stroke: '#39474F', 'stroke-width': 6 }) +
        stroke('M54 18H40M54 18L66 120H154L182 190M66 92H150M150 92L168 116', '#5E6D66', 6, {
          'stroke-linecap': 'round',
        }) +
        rect(60, 30, 14, 88, palette.main, { rx: 4 }) +
        rect(66, 112, 88, 14, palette.main, { rx: 4 }),
    };
  if (/颈椎/.test(subject.name))
    return {
      width: 190,
      height: 150,
      svg:
        [0, 1, 2]
          .map((at) =>
            ellipse(95, 40 + at * 34, 84, 22, lighter(palette.main, 0.3 - at * 0.12), {
              stroke: palette.deep,
              'stroke-width': 1,
            }),
          )
          .join('') +
        ellipse(95, 30, 46, 10, palette.deep) +
        stroke('M170 100C190 120 176 140 160 144', '#4A5853', 4) +
        ellipse(152, 142, 16, 9, '#39474F'),
    };
  if (/护膝/.test(subject.name))
    return {
      width: 190,
      height: 180,
      svg: [10, 100]
        .map((x) =>
          moved(
            path('M4 0H76L70 90L76 178H4L10 90Z', '#3E4A52') +
              ellipse(40, 90, 24, 30, '#2C363D', { stroke: palette.main, 'stroke-width': 5 }) +
              stroke('M6 10H74M6 168H74', palette.accent, 5),
            x,
            0,
          ),
        )
        .join(''),
    };
  if (/助听器/.test(subject.name))
    return {
      width: 150,
      height: 180,
      svg:
        path(
          'M60 16C104 0 136 40 120 92C110 124 90 132 78 118C66 104 84 88 88 66C92 44 76 36 62 44C48 50 40 28 60 16Z',
          '#E3C4A8',
          { stroke: '#C29F80', 'stroke-width': 1.4 },
        ) +
        stroke('M62 28C30 34 24 96 44 128', '#B9CDD2', 5) +
        ellipse(50, 144, 18, 24, '#EED9C6', { stroke: '#C29F80', 'stroke-width': 1.2 }) +
        circle(104, 64, 5, '#8C6A4C'),
    };
  return {
    width: 260,
    height: 130,
    svg:
      path('M0 26Q130 -10 260 26V104Q130 138 0 104Z', '#3E4A52') +
      path('M76 12Q130 2 184 12V118Q130 130 76 118Z', palette.main) +
      stroke('M96 18V116M114 16V118M146 16V118M164 18V116', '#ffffff', 3, { opacity: '.35' }) +
      rect(0, 46, 34, 38, palette.accent, { rx: 4 }) +
      rect(226, 46, 34, 38, palette.accent, { rx: 4 }),
  };
};
