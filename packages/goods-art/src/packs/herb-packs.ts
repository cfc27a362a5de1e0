import { herbDefs, herbLook, scatter } from '../contents/herbs.ts';
import { darker, lighter } from '../draw/colour.ts';
import { ellipse, moved, path, rect, stroke, text } from '../draw/svg.ts';
import { block, fit } from '../draw/typeset.ts';
import { beforeBracket, type Subject } from '../facts.ts';
import type { Palette } from '../palette.ts';
import type { DrawItem, Item } from './item.ts';

/** The white slip on a herb bag: name, origin, weight, maker. */
function slip(subject: Subject, palette: Palette, width: number, height: number): string {
  const name = beforeBracket(subject.name);
  const remark = /[（(]([^（(）)]*)[）)]/.exec(subject.name)?.[1] ?? '';
  const lines = [
    ['产地', subject.origin],
    ['规格', [remark, subject.spec].filter(Boolean).join(' ')],
  ].filter(([, value]) => value !== '');
  const size = height * 0.105;
  return (
    rect(0, 0, width, height, '#ffffff', { rx: 3, stroke: lighter(palette.main, 0.6), 'stroke-width': 0.8 }) +
    rect(0, 0, 5, height, palette.main, { rx: 2 }) +
    block({ x: width * 0.08, y: height * 0.04, width: width * 0.88, height: height * 0.4 }, name, {
      fill: '#22312A',
      weight: 700,
      max: height * 0.3,
      min: 9,
    }) +
    rect(width * 0.08, height * 0.46, width * 0.86, 0.8, lighter(palette.main, 0.5)) +
    lines
      .map(([label, value = ''], index) => {
        const found = fit(`${label}：${value}`, width * 0.86, size, size * 0.7);
        return text(width * 0.08, height * (0.6 + index * 0.145), found.lines[0] ?? '', {
          size: found.size,
          fill: '#3B4A43',
        });
      })
      .join('') +
    text(
      width * 0.08,
      height * (0.6 + lines.length * 0.145),
      fit(subject.maker, width * 0.86, size * 0.9, size * 0.6).lines[0] ?? '',
      {
        size: fit(subject.maker, width * 0.86, size * 0.9, size * 0.6).size,
        fill: '#66756E',
      },
    )
  );
}

function clipped(outline: string, content: string): string {
  return `<clipPath id="c">${path(outline, '#000')}</clipPath><g clip-path="url(#c)">${content}</g>`;
}

/** Clear bag, heat-sealed at the top, with the herb visible below the slip. */
export const herbBag: DrawItem = (subject, palette) => {
  const { colour } = herbLook(subject);
  return {
    width: 236,
    height: 300,
    svg:
      herbDefs(subject) +
      path('M10 22H226C228 70 236 200 232 276Q231 300 206 300H30Q5 300 4 276C0 200 8 70 10 22Z', '#F6F8F5', {
        stroke: '#CFD9D3',
        'stroke-width': 1.4,
      }) +
      path(
        'M12 170Q60 150 118 158Q180 148 224 168C230 220 232 250 230 276Q228 296 206 297H30Q8 296 6 276C5 240 6 210 12 170Z',
        darker(colour, 0.2),
      ) +
      clipped(
        'M12 170Q60 140 118 146Q180 138 224 168C230 220 232 250 230 276Q228 297 206 298H30Q8 297 6 276C5 240 6 210 12 170Z',
        scatter(subject.name, { x: 16, y: 160, width: 204, height: 134 }, 40, 1.1),
      ) +
      path('M14 24Q20 160 12 286', 'none', { stroke: '#ffffff', 'stroke-width': 5, opacity: '.55' }) +
      path('M222 26Q214 120 224 240', 'none', { stroke: '#0b1a14', 'stroke-width': 5, opacity: '.05' }) +
      rect(6, 0, 224, 26, palette.main, { rx: 3 }) +
      block({ x: 14, y: 0, width: 208, height: 26 }, `${subject.brand}　中药饮片`, {
        fill: '#ffffff',
        weight: 500,
        max: 13,
        min: 8,
        lines: 1,
        anchor: 'middle',
      }) +
      stroke('M8 34H228', '#C3CEC8', 1.4, { 'stroke-dasharray': '2 3' }) +
      moved(slip(subject, palette, 168, 104), 34, 48),
  };
};

/** Clear jar with a wooden lid. */
export const herbJar: DrawItem = (subject, palette) => {
  const { colour } = herbLook(subject);
  return {
    width: 200,
    height: 268,
    svg:
      herbDefs(subject) +
      rect(18, 0, 164, 36, '#B98B55', { rx: 6 }) +
      rect(18, 24, 164, 12, '#8F6738', { rx: 4 }) +
      stroke('M26 9H172M30 16H160', '#8F6738', 1, { opacity: '.5' }) +
      path('M24 36H176C192 44 200 54 200 72V244Q200 268 178 268H22Q0 268 0 244V72C0 54 8 44 24 36Z', '#F1F6F3', {
        stroke: '#C9D5CF',
        'stroke-width': 1.4,
      }) +
      path('M4 96Q100 80 196 96V244Q196 264 178 264H22Q4 264 4 244Z', darker(colour, 0.2)) +
      clipped(
        'M4 86H196V244Q196 264 178 264H22Q4 264 4 244Z',
        scatter(subject.name, { x: 10, y: 94, width: 180, height: 166 }, 40, 1.1),
      ) +
      moved(slip(subject, palette, 150, 92), 25, 122) +
      rect(10, 58, 8, 196, '#ffffff', { opacity: '.4', rx: 4 }) +
      path('M184 60q12 6 12 16v170q0 14 -12 16z', '#0b1a14', { opacity: '.06' }),
  };
};

/** Close-up of the herb on a plate. */
export const herbPlate: DrawItem = (subject) => {
  const { colour } = herbLook(subject);
  return {
    width: 340,
    height: 270,
    svg:
      herbDefs(subject) +
      ellipse(170, 150, 168, 116, '#F2F4F1', { stroke: '#D6DDD8', 'stroke-width': 1.6 }) +
      ellipse(170, 146, 138, 92, '#E6EAE5') +
      ellipse(170, 144, 116, 72, darker(colour, 0.2)) +
      scatter(`${subject.name}|plate`, { x: 62, y: 76, width: 216, height: 132 }, 34, 1.35),
  };
};

/** A ginseng root with its beards. */
function ginseng(colour: string): string {
  const line = darker(colour, 0.28);
  return (
    path(
      'M-7 -62C-12 -50 -18 -44 -19 -30C-20 -14 -13 -4 -14 8C-15 24 -26 38 -31 60C-22 46 -12 34 -6 18C-2 30 4 46 12 64C13 48 8 30 9 12C16 22 26 30 35 32C26 20 18 10 17 -6C20 -20 18 -38 11 -46C8 -52 7 -58 7 -62Z',
      colour,
      { stroke: line, 'stroke-width': 1 },
    ) +
    path('M-7 -60C-9 -72 -3 -78 0 -86C3 -78 9 -72 7 -60Z', darker(colour, 0.12), {
      stroke: line,
      'stroke-width': 0.8,
    }) +
    stroke('M-16 -34C-6 -31 6 -31 14 -36M-18 -24C-8 -20 6 -21 16 -26M-16 -12C-8 -10 6 -10 15 -14', line, 0.9, {
      opacity: '.55',
    }) +
    stroke(
      'M-31 60C-36 72 -30 78 -38 88M-26 50C-36 58 -40 60 -46 72M12 64C14 76 8 80 14 92M12 56C20 66 20 74 28 82M35 32C44 34 46 42 54 44M-14 12C-26 16 -30 26 -40 28',
      colour,
      1.6,
    )
  );
}

/** Contents of a gift box's tray. */
function treasure(subject: Subject): string {
  const { name } = subject;
  if (/参/.test(name) && !/海参/.test(name)) {
    const colour = /红参/.test(name) ? '#A5622F' : '#E9D3A0';
    return (
      moved(ginseng(colour), 76, 92, 0.92, 4) +
      moved(ginseng(colour), 144, 92, 0.92, -5) +
      moved(ginseng(colour), 212, 92, 0.92, 3)
    );
  }
  if (/虫草/.test(name)) {
    return [52, 82, 112, 142, 172, 202, 232]
      .map((x, at) =>
        moved(
          `${path('M-5 -6C-7 8 -6 26 -3 40H3C6 26 7 8 5 -6Z', '#D59A3C', { stroke: '#8A5A1E', 'stroke-width': 0.9 })}${stroke('M-6 4H6M-6 11H6M-6 18H6M-5 25H5M-4 32H4', '#8A5A1E', 1)}${path('M-3 -6C-2 -24 -4 -36 0 -52C4 -36 3 -24 3 -6Z', '#4A3220')}`,
          x,
          98,
          1,
          at % 2 === 0 ? 4 : -5,
        ),
      )
      .join('');
  }
  if (/燕窝/.test(name)) {
    return [72, 144, 216]
      .map((x) =>
        moved(
          path('M-32 -28C-20 24 20 24 32 -28C36 30 22 46 0 48C-22 46 -36 30 -32 -28Z', '#F6EFDF', {
            stroke: '#D9CDB1',
            'stroke-width': 1,
          }) + stroke('M-28 -10C-12 26 14 26 28 -12M-26 8C-10 34 12 34 26 6M-22 20C-8 40 10 40 22 20', '#CFC19E', 1.2),
          x,
          84,
        ),
      )
      .join('');
  }
  if (/海参|雪蛤/.test(name)) {
    return [64, 112, 160, 208]
      .map((x) =>
        moved(
          path(
            'M0 -46C13 -42 15 -20 14 0C14 22 10 44 0 46C-10 44 -14 22 -14 0C-15 -20 -13 -42 0 -46Z',
            /雪蛤/.test(name) ? '#E6C98E' : '#3A3C38',
            { stroke: '#1E201D', 'stroke-width': 0.8 },
          ) +
            stroke(
              'M-7 -34L-12 -40M-9 -18L-17 -22M-9 0L-18 0M-8 18L-16 22M7 -34L12 -40M9 -18L17 -22M9 0L18 0M8 18L16 22',
              /雪蛤/.test(name) ? '#C9A460' : '#3A3C38',
              3,
              { 'stroke-linecap': 'round' },
            ),
          x + 8,
          92,
        ),
      )
      .join('');
  }
  if (/鹿茸/.test(name)) {
    const slice =
      path('M-22 2C-22 -12 -10 -20 4 -18C18 -17 24 -6 22 5C19 17 6 22 -6 19C-16 17 -22 11 -22 2Z', '#E7C7AE', {
        stroke: '#6E4634',
        'stroke-width': 3,
      }) +
      path(
        'M-11 2C-11 -6 -4 -9 3 -8C10 -7 12 -1 10 4C8 9 2 10 -4 9C-9 8 -11 6 -11 2Z',
        /血片/.test(subject.spec) ? '#A8503A' : '#F3E2D2',
      );
    return [
      [66, 66],
      [118, 62],
      [170, 66],
      [222, 64],
      [92, 114],
      [144, 116],
      [196, 114],
    ]
      .map(([x = 0, y = 0], at) => moved(slice, x, y, 0.92, at * 40))
      .join('');
  }
  if (/蛤蚧/.test(name)) {
    const gecko =
      path(
        'M0 -58C9 -56 12 -46 8 -38C20 -30 20 -2 12 14C8 34 6 54 0 78C-6 54 -8 34 -12 14C-20 -2 -20 -30 -8 -38C-12 -46 -9 -56 0 -58Z',
        '#8C7B5C',
        { stroke: '#5C4E36', 'stroke-width': 1 },
      ) +
      stroke('M-14 -26L-32 -38M14 -26L32 -38M-12 8L-30 18M12 8L30 18', '#8C7B5C', 5, { 'stroke-linecap': 'round' }) +
      stroke('M-10 -20H10M-12 -10H12M-11 0H11', '#5C4E36', 1.2, { opacity: '.6' });
    return moved(gecko, 98, 84) + moved(gecko, 190, 84);
  }
  return herbDefs(subject) + scatter(subject.name, { x: 40, y: 40, width: 208, height: 104 }, 22, 1.3);
}

/** Open gift box: a brocade lid behind, the product on silk in front. */
export const giftBox: DrawItem = (subject, palette): Item => {
  const red = /参|鹿|虫草/.test(subject.name) ? '#7E2220' : palette.main;
  const gold = '#D8B25A';
  return {
    width: 320,
    height: 300,
    svg:
      rect(14, 0, 292, 118, red, { rx: 4 }) +
      rect(22, 8, 276, 102, 'none', { stroke: gold, 'stroke-width': 1.6, rx: 2 }) +
      stroke('M28 22V14H36M284 14H292V22M292 96V104H284M36 104H28V96', gold, 1.6) +
      block({ x: 44, y: 20, width: 232, height: 58 }, subject.name, {
        fill: '#F6DFA0',
        weight: 700,
        max: 34,
        min: 12,
        anchor: 'middle',
      }) +
      block({ x: 44, y: 80, width: 232, height: 22 }, [subject.origin, subject.spec].filter(Boolean).join('　'), {
        fill: '#F6DFA0',
        max: 12,
        min: 8,
        lines: 1,
        anchor: 'middle',
      }) +
      path('M14 118H306L320 132H0Z', darker(red, 0.35)) +
      rect(0, 132, 320, 168, red, { rx: 4 }) +
      rect(10, 140, 300, 140, '#E7C36A', { rx: 3 }) +
      path('M10 140H310L300 152H20Z', '#C79F45') +
      path('M10 280H310L300 270H20Z', '#F2D890') +
      moved(treasure(subject), 16, 122, 1) +
      rect(0, 284, 320, 16, darker(red, 0.16), { rx: 4 }) +
      block({ x: 30, y: 284, width: 260, height: 16 }, subject.maker, {
        fill: '#F6DFA0',
        max: 10,
        min: 6,
        lines: 1,
        anchor: 'middle',
      }),
  };
};
