import { darker, lighter } from '../draw/colour.ts';
import { circle, ellipse, moved, path, rect, stroke, text } from '../draw/svg.ts';
import { type DrawDevice, rim, shell } from './shell.ts';

export const dressing: DrawDevice = (palette, subject) => {
  if (/棉签/.test(subject.name))
    return {
      width: 190,
      height: 170,
      svg: [-28, -18, -9, 0, 9, 18, 28]
        .map((turn) =>
          moved(
            rect(-2.4, -126, 4.8, 126, '#E3C79A') +
              ellipse(0, -132, 7, 15, '#FBFBF8', { stroke: '#D5DBD7', 'stroke-width': 1 }),
            95,
            164,
            1,
            turn,
          ),
        )
        .join(''),
    };
  if (/棉球/.test(subject.name))
    return {
      width: 200,
      height: 140,
      svg: [
        [50, 96],
        [100, 100],
        [150, 96],
        [76, 60],
        [126, 60],
        [100, 28],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 29, '#FAFBFA', { stroke: '#D6DDD9', 'stroke-width': 1.2 }) +
            stroke(`M${x - 14} ${y + 4}C${x - 4} ${y - 8} ${x + 8} ${y + 10} ${x + 15} ${y - 4}`, '#DDE3E0', 2),
        )
        .join(''),
    };
  if (/创口贴/.test(subject.name))
    return {
      width: 210,
      height: 150,
      svg: [-22, 4, 30]
        .map((turn, at) =>
          moved(
            rect(-84, -17, 168, 34, at === 1 && /卡通/.test(subject.spec) ? lighter(palette.accent, 0.4) : '#E5BF98', {
              rx: 17,
              stroke: '#C99C72',
              'stroke-width': 1,
            }) +
              rect(-26, -15, 52, 30, '#F6E7D6', { rx: 3 }) +
              [-66, -54, -42, 42, 54, 66]
                .map((x) => circle(x, -5, 1.6, '#C99C72') + circle(x, 5, 1.6, '#C99C72'))
                .join(''),
            104,
            40 + at * 36,
            1,
            turn * 0.5,
          ),
        )
        .join(''),
    };
  if (/绷带|胶带/.test(subject.name)) {
    const colour = /自粘/.test(subject.name)
      ? lighter(palette.main, 0.25)
      : /石膏/.test(subject.name)
        ? '#EEF0EC'
        : '#E9D9BE';
    const roll = (x: number, y: number) =>
      moved(
        rect(0, -38, 84, 76, colour) +
          ellipse(84, 0, 20, 38, darker(colour, 0.06), { stroke: darker(colour, 0.2), 'stroke-width': 1 }) +
          ellipse(84, 0, 12, 23, 'none', { stroke: darker(colour, 0.22), 'stroke-width': 1.4 }) +
          ellipse(84, 0, 6, 12, darker(colour, 0.4)) +
          ellipse(0, 0, 20, 38, colour) +
          stroke('M10 -36Q28 0 10 36M30 -38Q48 0 30 38M50 -38Q68 0 50 38', darker(colour, 0.14), 1, { opacity: '.7' }),
        x,
        y,
      );
    return { width: 220, height: 150, svg: roll(76, 48) + roll(30, 104) };
  }
  if (/护理垫|中单/.test(subject.name))
    return {
      width: 220,
      height: 150,
      svg: [2, 1, 0]
        .map(
          (at) =>
            path(`M20 ${60 + at * 26}L60 ${24 + at * 26}H214L180 ${60 + at * 26}Z`, '#F7FAF9', {
              stroke: '#B8D2DE',
              'stroke-width': 2,
            }) + path(`M20 ${60 + at * 26}H180V${72 + at * 26}H20Z`, lighter(palette.main, 0.6)),
        )
        .join(''),
    };
  if (/导尿管/.test(subject.name))
    return {
      width: 220,
      height: 160,
      svg:
        stroke('M20 140C40 20 120 20 130 80C138 130 190 120 200 30', '#E0B878', 8, { 'stroke-linecap': 'round' }) +
        stroke('M196 40L178 18', '#E0B878', 8, { 'stroke-linecap': 'round' }) +
        rect(190, 12, 20, 26, palette.main, { rx: 4 }) +
        circle(20, 140, 9, '#F0D6A8', { opacity: '.8' }),
    };
  return {
    width: 190,
    height: 140,
    svg: [0, 1, 2, 3]
      .map((at) =>
        moved(
          path('M0 34L60 10L150 34L90 62Z', '#FCFDFC', { stroke: '#D3DCD7', 'stroke-width': 1.2 }) +
            stroke('M15 28L105 56M30 22L120 50M45 16L135 42M15 40L75 16M45 48L105 22M70 56L128 30', '#E3E9E6', 1),
          20,
          62 - at * 16,
        ),
      )
      .join(''),
  };
};

export const household: DrawDevice = (palette, subject) => {
  if (/药盒/.test(subject.name))
    return {
      width: 230,
      height: 110,
      svg:
        rect(6, 20, 218, 80, lighter(palette.main, 0.55), { rx: 12 }) +
        ['一', '二', '三', '四', '五', '六', '日']
          .map(
            (day, at) =>
              rect(14 + at * 29.6, 28, 26, 62, '#ffffff', { rx: 6, opacity: '.86' }) +
              text(27 + at * 29.6, 66, day, { size: 15, fill: palette.deep, weight: 700, anchor: 'middle' }),
          )
          .join(''),
    };
  if (/急救包/.test(subject.name))
    return {
      width: 210,
      height: 170,
      svg:
        stroke('M70 40C70 0 140 0 140 40', '#7E1E1C', 8) +
        rect(10, 36, 190, 128, '#C1322B', { rx: 16 }) +
        stroke('M10 76H200', '#7E1E1C', 3) +
        circle(105, 110, 34, '#ffffff') +
        path('M97 90H113V102H125V118H113V130H97V118H85V102H97Z', '#C1322B'),
    };
  if (/热水袋/.test(subject.name))
    return {
      width: 150,
      height: 210,
      svg:
        rect(56, 0, 38, 26, '#39474F', { rx: 5 }) +
        path('M50 26H100L106 50Q146 60 146 90V180Q146 206 120 206H30Q4 206 4 180V90Q4 60 44 50Z', palette.main) +
        stroke('M28 90V180M52 84V188M76 82V190M100 84V188M122 90V180', '#ffffff', 3, { opacity: '.28' }),
    };
  return {
    width: 170,
    height: 190,
    svg:
      path('M14 10L96 44V78L14 96Q2 54 14 10Z', lighter(palette.accent, 0.6), { stroke: rim, 'stroke-width': 1.2 }) +
      rect(92, 42, 26, 42, shell, { stroke: rim, 'stroke-width': 1.2 }) +
      path('M70 92H128V176Q128 188 116 188H82Q70 188 70 176Z', '#F3F7F8', { stroke: rim, 'stroke-width': 1.4 }) +
      path('M118 50Q168 66 162 130', 'none', { stroke: palette.main, 'stroke-width': 12, 'stroke-linecap': 'round' }) +
      stroke('M112 120h10M112 138h10M112 156h10', '#9FB0A8', 2),
  };
};
