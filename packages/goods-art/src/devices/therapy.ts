import { lighter } from '../draw/colour.ts';
import { circle, ellipse, moved, path, rect, stroke } from '../draw/svg.ts';
import { type DrawDevice, rim, screen, shell, steel } from './shell.ts';

export const needles: DrawDevice = (palette) => ({
  width: 210,
  height: 130,
  svg:
    rect(10, 40, 190, 84, '#EAF1F4', { rx: 6, stroke: '#C5D4DA', 'stroke-width': 1 }) +
    [0, 1, 2, 3, 4, 5]
      .map((at) =>
        moved(
          rect(0, 0, 54, 5, '#C98A3A', { rx: 2 }) + rect(54, 1.6, 108, 1.8, '#8D9A95') + circle(0, 2.5, 4, '#A86E26'),
          26,
          50 + at * 12,
        ),
      )
      .join('') +
    rect(10, 40, 190, 10, palette.main, { rx: 4 }),
});

export const cupping: DrawDevice = (palette) => {
  const cup = (x: number, y: number, s: number) =>
    moved(
      path('M6 0H50Q56 30 62 52H-6Q0 30 6 0Z', '#DDEBEF', { stroke: '#A8C2CA', 'stroke-width': 1.4, opacity: '.95' }) +
        rect(16, -16, 24, 18, palette.main, { rx: 4 }) +
        ellipse(28, 52, 34, 5, '#C5DADF') +
        stroke('M12 8L6 44', '#ffffff', 4, { opacity: '.8' }),
      x,
      y,
      s,
    );
  return {
    width: 240,
    height: 170,
    svg: cup(20, 30, 1) + cup(96, 22, 1.1) + cup(176, 36, 0.9) + cup(60, 108, 0.9) + cup(134, 106, 0.95),
  };
};

export const moxa: DrawDevice = (palette, subject) =>
  /艾灸盒/.test(subject.name)
    ? {
        width: 210,
        height: 140,
        svg:
          path('M10 50L40 24H200L176 50Z', '#DDB97E') +
          rect(10, 50, 166, 76, '#C89A58') +
          path('M176 50L200 24V100L176 126Z', '#A87B3E') +
          [40, 93, 146].map((x) => ellipse(x + 8, 38, 15, 6, '#5E3E1C')).join('') +
          stroke('M26 70H160M26 90H160M26 108H160', '#A87B3E', 2, { opacity: '.6' }),
      }
    : {
        width: 240,
        height: 130,
        svg: [0, 1, 2, 3]
          .map((at) =>
            moved(
              rect(0, 0, 190, 24, '#F2EBDA', { rx: 4, stroke: '#D6C9AA', 'stroke-width': 1 }) +
                rect(56, 0, 74, 24, palette.main) +
                ellipse(190, 12, 6, 12, '#8C7A4C') +
                ellipse(190, 12, 3, 6, '#6A5A34'),
              10 + (at % 2) * 14,
              10 + at * 28,
              1,
              -2,
            ),
          )
          .join(''),
      };

export const lamp: DrawDevice = (palette, subject) =>
  /中频/.test(subject.name)
    ? {
        width: 220,
        height: 170,
        svg:
          rect(10, 20, 140, 120, shell, { rx: 14, stroke: rim, 'stroke-width': 1.5 }) +
          screen(26, 36, 108, 50, [['12:00', 30]]) +
          circle(46, 112, 13, palette.main) +
          circle(82, 112, 9, lighter(palette.main, 0.5)) +
          circle(114, 112, 9, palette.accent) +
          stroke('M150 110C190 110 168 60 190 54M150 120C200 130 180 110 196 116', '#4A5853', 4) +
          circle(194, 42, 20, '#39474F') +
          circle(200, 130, 20, '#39474F'),
      }
    : {
        width: 180,
        height: 230,
        svg:
          stroke('M70 214V70L120 40', steel, 8) +
          path('M30 226Q30 210 70 210Q112 210 112 226Z', '#5E6D66') +
          moved(path('M-44 -14H44L34 22H-34Z', palette.main) + rect(-38, 22, 76, 8, '#C25A2A'), 126, 44, 1, -12) +
          rect(56, 120, 30, 40, shell, { rx: 5, stroke: rim, 'stroke-width': 1.4 }) +
          circle(71, 134, 6, palette.accent),
      };
