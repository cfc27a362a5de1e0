import { lighter } from '../draw/colour.ts';
import { circle, ellipse, moved, path, rect, stroke } from '../draw/svg.ts';
import { type DrawDevice, rim, shell, steel } from './shell.ts';

export const stethoscope: DrawDevice = (palette) => ({
  width: 220,
  height: 190,
  svg:
    stroke('M40 8C30 60 70 90 84 120C100 90 140 60 128 8', steel, 6, { 'stroke-linecap': 'round' }) +
    stroke('M84 118C84 190 190 190 182 104', palette.main, 9, { 'stroke-linecap': 'round' }) +
    circle(40, 8, 6, '#39474F') +
    circle(128, 8, 6, '#39474F') +
    circle(182, 86, 26, steel, { stroke: '#8E9B95', 'stroke-width': 2 }) +
    circle(182, 86, 16, '#E6ECE9'),
});

export const tools: DrawDevice = (palette, subject) => {
  if (/剪/.test(subject.name))
    return {
      width: 130,
      height: 220,
      svg:
        stroke('M44 150L92 10', steel, 9, { 'stroke-linecap': 'round' }) +
        stroke('M86 150L38 10', '#CBD4D0', 9, { 'stroke-linecap': 'round' }) +
        circle(65, 88, 5, '#6F7C76') +
        ellipse(32, 184, 20, 28, 'none', { stroke: steel, 'stroke-width': 8 }) +
        ellipse(98, 184, 20, 28, 'none', { stroke: '#CBD4D0', 'stroke-width': 8 }),
    };
  if (/镊/.test(subject.name))
    return {
      width: 90,
      height: 220,
      svg:
        path('M40 6Q45 0 50 6L58 90L52 214L47 210L48 90Z', steel) +
        path('M50 6Q45 0 40 6L32 90L38 214L43 210L42 90Z', '#CFD8D4') +
        stroke('M34 96H42M34 104H42M50 96H56M50 104H56', '#8E9B95', 1.6),
    };
  if (/锤/.test(subject.name))
    return {
      width: 120,
      height: 220,
      svg: rect(52, 50, 14, 164, steel, { rx: 6 }) + path('M10 20Q60 0 110 20L104 54Q60 40 16 54Z', '#39474F'),
    };
  if (/压舌板/.test(subject.name))
    return {
      width: 200,
      height: 150,
      svg: [0, 1, 2, 3, 4]
        .map((at) =>
          moved(
            rect(0, 0, 170, 20, '#E3C79A', { rx: 10, stroke: '#C4A570', 'stroke-width': 1 }) +
              stroke('M14 10H150', '#C4A570', 0.8, { opacity: '.6' }),
            14,
            12 + at * 26,
            1,
            at * 2 - 4,
          ),
        )
        .join(''),
    };
  if (/刮痧/.test(subject.name))
    return {
      width: 190,
      height: 130,
      svg:
        path(
          'M10 60C10 10 70 0 120 14C160 24 186 40 180 66C176 92 150 78 130 90C104 106 90 126 56 118C24 110 10 90 10 60Z',
          '#5E4A34',
        ) +
        path('M22 56C26 22 74 14 116 26', 'none', {
          stroke: '#B79A6E',
          'stroke-width': 5,
          opacity: '.7',
          'stroke-linecap': 'round',
        }),
    };
  if (/缝合器/.test(subject.name))
    return {
      width: 220,
      height: 130,
      svg:
        path('M10 30Q60 6 200 34L212 56L190 62L150 56Q120 58 96 92L70 124H34L62 64H20Q8 50 10 30Z', shell, {
          stroke: rim,
          'stroke-width': 1.5,
        }) +
        path('M96 92Q120 58 150 56L140 78Q122 80 112 100Z', palette.main) +
        rect(196, 36, 20, 18, steel, { rx: 3 }),
    };
  return {
    width: 190,
    height: 150,
    svg:
      path('M20 40H120L170 24V74L120 58H20Z', '#39474F') +
      circle(40, 49, 24, steel) +
      circle(40, 49, 14, '#BFE0EA') +
      rect(90, 58, 22, 84, palette.main, { rx: 8 }),
  };
};

export const syringe: DrawDevice = (palette, subject) => {
  if (/输液器/.test(subject.name))
    return {
      width: 220,
      height: 190,
      svg:
        stroke('M60 60C60 160 190 150 180 70C172 30 110 30 110 80C112 140 160 130 200 170', '#A9CBD6', 5) +
        rect(46, 20, 28, 56, '#E4F1F4', { rx: 8, stroke: '#A9C6D0', 'stroke-width': 1.4 }) +
        rect(46, 50, 28, 24, '#C5E2EA', { rx: 6 }) +
        path('M54 2H66L62 20H58Z', steel) +
        path('M174 96L190 92L196 118L180 122Z', palette.main) +
        stroke('M200 170L216 184', '#7D8C85', 2.4),
    };
  if (/针头|采血针/.test(subject.name))
    return {
      width: 210,
      height: 140,
      svg: [0, 1, 2, 3]
        .map((at) =>
          moved(
            rect(0, 26, 34, 60, palette.main, { rx: 6 }) +
              rect(4, 0, 26, 30, '#E4F1F4', { rx: 6, stroke: '#A9C6D0', 'stroke-width': 1 }) +
              stroke('M17 4V26', '#7D8C85', 1.6) +
              rect(6, 84, 22, 20, lighter(palette.main, 0.5), { rx: 3 }),
            14 + at * 48,
            12 + (at % 2) * 14,
          ),
        )
        .join(''),
    };
  if (/留置针/.test(subject.name))
    return {
      width: 230,
      height: 110,
      svg:
        path('M20 60L110 50H150L170 40H186V84H170L150 72H110L20 62Z', lighter(palette.main, 0.4), {
          stroke: palette.main,
          'stroke-width': 1,
        }) +
        path('M96 42Q120 16 144 42V82Q120 106 96 82Z', palette.main) +
        rect(184, 48, 40, 26, '#E4F1F4', { rx: 6, stroke: '#A9C6D0', 'stroke-width': 1.2 }) +
        stroke('M4 61H24', '#7D8C85', 2),
    };
  return {
    width: 250,
    height: 90,
    svg: moved(
      rect(52, 22, 130, 40, '#EAF4F7', { rx: 4, stroke: '#A9C6D0', 'stroke-width': 1.4 }) +
        rect(112, 24, 68, 36, '#CFE8EF') +
        stroke('M70 22V34M88 22V38M106 22V34M124 22V38M142 22V34M160 22V38', '#6E8A94', 1.6) +
        rect(12, 34, 42, 16, '#D8E2E5') +
        rect(4, 20, 12, 44, '#C7D4D9', { rx: 3 }) +
        rect(104, 24, 10, 36, '#4A5853', { rx: 2 }) +
        path('M182 32H196V52H182Z', palette.main) +
        stroke('M196 42H242', '#8E9B95', 2.6),
      0,
      4,
      1,
      0,
    ),
  };
};
