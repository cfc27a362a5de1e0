import { darker, lighter } from '../draw/colour.ts';
import { circle, ellipse, moved, path, rect, stroke, text } from '../draw/svg.ts';
import { type DrawDevice, rim, screen, shell, steel } from './shell.ts';

export const bloodPressure: DrawDevice = (palette, subject) => ({
  width: 260,
  height: 170,
  svg:
    (/腕/.test(subject.name)
      ? path('M60 20Q30 85 60 150H200Q230 85 200 20Z', darker(palette.main, 0.1)) +
        path('M74 20H92V150H74ZM168 20H186V150H168Z', '#0b1a14', { opacity: '.15' })
      : path('M196 40C250 20 262 90 236 120C216 140 206 110 190 104', 'none', {
          stroke: '#4A5853',
          'stroke-width': 6,
        }) +
        rect(176, 96, 84, 70, palette.main, { rx: 10 }) +
        rect(186, 106, 64, 10, '#ffffff', { opacity: '.3', rx: 4 })) +
    rect(22, 12, 168, 146, shell, { rx: 22, stroke: rim, 'stroke-width': 1.5 }) +
    screen(38, 28, 108, 92, [
      ['128', 36],
      ['82', 30],
      ['72', 18],
    ]) +
    text(46, 60, 'SYS', { size: 9, fill: '#55645D' }) +
    text(46, 94, 'DIA', { size: 9, fill: '#55645D' }) +
    circle(168, 60, 13, palette.main) +
    circle(168, 98, 9, lighter(palette.main, 0.6)) +
    rect(38, 130, 60, 12, lighter(palette.main, 0.75), { rx: 6 }) +
    rect(106, 130, 40, 12, lighter(palette.main, 0.75), { rx: 6 }),
});

export const meter: DrawDevice = (palette, subject) => ({
  width: 190,
  height: 190,
  svg:
    rect(30, 0, 92, 150, shell, { rx: 30, stroke: rim, 'stroke-width': 1.5 }) +
    screen(42, 22, 68, 62, [[/尿酸/.test(subject.name) ? '362' : '5.6', 32]]) +
    text(104, 76, /尿酸/.test(subject.name) ? 'μmol/L' : 'mmol/L', { size: 8, fill: '#55645D', anchor: 'end' }) +
    circle(76, 112, 14, palette.main) +
    rect(66, 146, 20, 44, '#ffffff', { stroke: rim, 'stroke-width': 1 }) +
    rect(66, 170, 20, 9, palette.accent) +
    path('M140 96H180V178Q180 186 172 186H148Q140 186 140 178Z', palette.main) +
    rect(136, 84, 48, 16, '#ffffff', { rx: 4, stroke: rim, 'stroke-width': 1 }) +
    rect(146, 118, 28, 34, '#ffffff', { rx: 2 }) +
    stroke('M150 128H170M150 136H166M150 144H168', '#9FB0A8', 2),
});

export const strips: DrawDevice = (palette) => ({
  width: 180,
  height: 150,
  svg:
    path('M16 30H84V138Q84 148 74 148H26Q16 148 16 138Z', palette.main) +
    rect(10, 12, 80, 24, '#ffffff', { rx: 6, stroke: rim, 'stroke-width': 1 }) +
    rect(24, 58, 52, 58, '#ffffff', { rx: 3 }) +
    stroke('M32 74H68M32 86H60M32 98H64', '#9FB0A8', 3) +
    [0, 1, 2]
      .map((at) =>
        moved(
          rect(0, 0, 14, 84, '#ffffff', { stroke: rim, 'stroke-width': 1 }) +
            rect(0, 58, 14, 14, palette.accent) +
            stroke('M4 4V26M10 4V26', '#7D8C85', 1.2),
          106 + at * 22,
          60 - at * 8,
          1,
          8,
        ),
      )
      .join(''),
});

export const thermometer: DrawDevice = (palette) => ({
  width: 250,
  height: 80,
  svg: moved(
    path('M0 26Q0 10 18 10H150L230 20Q244 24 244 30Q244 36 230 40L150 50H18Q0 50 0 34Z', shell, {
      stroke: rim,
      'stroke-width': 1.5,
    }) +
      path('M150 10L230 20Q244 24 244 30Q244 36 230 40L150 50Z', palette.main) +
      path('M222 24Q244 26 246 30Q244 34 222 36Z', steel) +
      screen(36, 18, 74, 24, [['36.5℃', 18]]) +
      circle(20, 30, 7, lighter(palette.main, 0.4)),
    4,
    10,
    0.96,
    3,
  ),
});

export const infrared: DrawDevice = (palette, subject) => ({
  width: 150,
  height: 210,
  svg:
    (/耳/.test(subject.name)
      ? path('M40 0H66L74 34H32Z', '#DDE6E2', { stroke: rim, 'stroke-width': 1 })
      : ellipse(40, 40, 14, 26, '#39474F') + ellipse(36, 40, 6, 13, '#7FA3B5')) +
    path(
      'M36 16H108Q140 16 140 48Q140 74 116 80L104 190Q102 206 86 206H62Q46 206 48 190L56 84Q30 76 30 48Q30 22 36 16Z',
      shell,
      { stroke: rim, 'stroke-width': 1.5 },
    ) +
    path('M64 108L56 190Q56 198 64 198H84Q94 198 96 188L106 108Z', lighter(palette.main, 0.82)) +
    screen(62, 30, 66, 36, [['36.6', 26]]) +
    rect(56, 88, 14, 26, palette.main, { rx: 6 }),
});

export const oximeter: DrawDevice = (palette) => ({
  width: 200,
  height: 140,
  svg:
    path('M0 74Q0 56 18 56H150V84H18Q0 84 0 74Z', '#E8C6AE') +
    path('M40 14Q40 4 52 4H172Q190 4 192 22V56H40Z', shell, { stroke: rim, 'stroke-width': 1.5 }) +
    path('M40 84H192V112Q190 132 172 132H52Q40 132 40 120Z', lighter(palette.main, 0.15)) +
    rect(58, 14, 94, 34, '#16241E', { rx: 5 }) +
    text(70, 40, '98', { size: 24, fill: '#7FE0B0', weight: 700 }) +
    text(112, 40, '72', { size: 24, fill: '#F4D06A', weight: 700 }) +
    circle(170, 30, 8, palette.main),
});

export const testKit: DrawDevice = (palette, subject) => {
  const stick = /验孕|促黄体|促性腺/.test(subject.name) && /条型/.test(subject.spec);
  if (stick)
    return {
      width: 200,
      height: 160,
      svg: [0, 1, 2]
        .map((at) =>
          moved(
            rect(0, 0, 22, 140, '#ffffff', { stroke: rim, 'stroke-width': 1, rx: 2 }) +
              rect(0, 0, 22, 44, lighter(palette.main, 0.2), { rx: 2 }) +
              stroke('M3 66H19M3 76H19', '#C2415E', 2.4) +
              stroke('M11 110V128M6 122L11 128L16 122', palette.main, 2),
            34 + at * 46,
            8,
            1,
            at * 7 - 7,
          ),
        )
        .join(''),
    };
  return {
    width: 210,
    height: 150,
    svg:
      moved(
        rect(0, 0, 170, 58, '#ffffff', { rx: 14, stroke: rim, 'stroke-width': 1.6 }) +
          rect(70, 18, 52, 22, '#EDF2F0', { rx: 4 }) +
          stroke('M84 20V38', '#C2415E', 3) +
          stroke('M104 20V38', '#C2415E', 3, { opacity: '.35' }) +
          ellipse(34, 29, 15, 11, '#E3ECE8', { stroke: rim, 'stroke-width': 1 }) +
          text(84, 15, 'C', { size: 9, fill: '#66756E', anchor: 'middle' }) +
          text(104, 15, 'T', { size: 9, fill: '#66756E', anchor: 'middle' }) +
          path('M150 0h6q14 0 14 14v30q0 14 -14 14h-6z', lighter(palette.main, 0.3)),
        22,
        16,
        1,
        6,
      ) +
      moved(
        rect(0, 0, 150, 6, '#E8EDEB', { rx: 3, stroke: rim, 'stroke-width': 0.8 }) +
          ellipse(150, 3, 13, 5, '#FBFBF8', { stroke: '#D5DBD7', 'stroke-width': 1 }),
        26,
        118,
        1,
        -4,
      ),
  };
};
