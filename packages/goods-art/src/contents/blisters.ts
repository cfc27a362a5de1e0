import { hashText } from '../draw/chance.ts';
import { lighter, mix } from '../draw/colour.ts';
import { circle, ellipse, path, rect, stroke } from '../draw/svg.ts';
import type { Subject } from '../facts.ts';
import type { DrawItem } from '../packs/item.ts';
import type { Palette } from '../palette.ts';

/** A foil card: a field for each dose, with `symbol` defined once and used in every pocket. */
function card(
  columns: number,
  rows: number,
  cell: { width: number; height: number },
  symbol: string,
): { width: number; height: number; svg: string } {
  const width = columns * cell.width + 24;
  const height = rows * cell.height + 24;
  let uses = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      uses += `<use href="#d" x="${12 + column * cell.width}" y="${12 + row * cell.height}"/>`;
    }
  }
  return {
    width,
    height,
    svg:
      `<defs><g id="d">${symbol}</g></defs>` +
      rect(0, 0, width, height, '#C6D0CC', { rx: 9, stroke: '#AEBAB5', 'stroke-width': 1 }) +
      rect(5, 5, width - 10, height - 10, '#D6DEDB', { rx: 6 }) +
      uses +
      stroke(`M${12 + cell.width / 2} ${height - 4}h${width - 24 - cell.width}`, '#B9C4BF', 0.8, {
        'stroke-dasharray': '3 3',
      }),
  };
}

function capsuleColours(subject: Subject, palette: Palette): [string, string] {
  const pairs: [string, string][] = [
    [palette.main, '#F5F3EC'],
    [palette.main, lighter(palette.accent, 0.25)],
    [palette.accent, '#F5F3EC'],
    [mix(palette.main, palette.accent, 0.4), lighter(palette.main, 0.75)],
  ];
  return pairs[hashText(subject.name) % pairs.length] ?? ['#B3203D', '#F5F3EC'];
}

function capsule(width: number, height: number, body: string, cap: string): string {
  const r = height / 2;
  return (
    rect(0, 0, width, height, cap, { rx: r }) +
    path(`M${width / 2} 0H${width - r}A${r} ${r} 0 0 1 ${width - r} ${height}H${width / 2}Z`, body) +
    stroke(`M${r} ${height * 0.26}H${width - r}`, '#ffffff', height * 0.14, {
      opacity: '.55',
      'stroke-linecap': 'round',
    })
  );
}

export const capsuleBlister: DrawItem = (subject, palette) => {
  const [body, cap] = capsuleColours(subject, palette);
  return card(
    2,
    5,
    { width: 78, height: 34 },
    `${rect(3, 3, 72, 28, '#EDF2F0', { rx: 14, stroke: '#B4C0BB', 'stroke-width': 1.2 })}<g transform="translate(9 7)">${capsule(60, 20, body, cap)}</g>`,
  );
};

export const tabletBlister: DrawItem = (subject, palette) => {
  const choices = ['#FBFBF8', '#F6F3E6', '#F0DFA8', lighter(palette.main, 0.6), '#EFC9B4'];
  const colour = /消食|三黄|黄连|穿心莲|牛黄|西瓜霜|草珊瑚|咽|护肝|利胆|银翘/.test(subject.name)
    ? '#B08A54'
    : (choices[hashText(subject.name) % choices.length] ?? '#FBFBF8');
  return card(
    4,
    3,
    { width: 50, height: 50 },
    circle(25, 25, 21, '#EDF2F0', { stroke: '#B4C0BB', 'stroke-width': 1.2 }) +
      circle(25, 25, 15, colour, { stroke: mix(colour, '#55635C', 0.45), 'stroke-width': 1 }) +
      stroke('M14 25H36', mix(colour, '#55635C', 0.5), 1.2) +
      stroke('M15 19A12 12 0 0 1 26 13', '#ffffff', 2, { 'stroke-linecap': 'round', opacity: '.9' }),
  );
};

export const softgelBlister: DrawItem = (subject) => {
  const colour = /藿香/.test(subject.name)
    ? '#7A4A1C'
    : /维生素E|鱼油|维生素A|维生素D/.test(subject.name)
      ? '#E3A93C'
      : '#C9772B';
  return card(
    3,
    4,
    { width: 62, height: 42 },
    ellipse(31, 21, 27, 17, '#EDF2F0', { stroke: '#B4C0BB', 'stroke-width': 1.2 }) +
      ellipse(31, 21, 21, 12.5, colour) +
      ellipse(25, 16, 9, 3.4, '#ffffff', { opacity: '.6' }),
  );
};

/** Loose capsules, tablets or soft capsules in front of the bottle. */
export const loosePills: DrawItem = (subject, palette) => {
  const [body, cap] = capsuleColours(subject, palette);
  const soft = /软胶囊|胶丸/.test(subject.form + subject.name);
  const hard = !soft && /胶囊/.test(subject.form + subject.name);
  const one = soft
    ? ellipse(0, 0, 24, 13, '#E0A23A') + ellipse(-7, -5, 9, 3, '#ffffff', { opacity: '.6' })
    : hard
      ? `<g transform="translate(-28 -9)">${capsule(56, 19, body, cap)}</g>`
      : ellipse(0, 4, 19, 15, '#CDC6B6') + ellipse(0, 0, 19, 15, '#F8F6EF') + stroke('M-11 0H11', '#CFC8B8', 1.4);
  const spots = [
    [40, 74, -18],
    [98, 84, 12],
    [150, 70, 40],
    [70, 38, 24],
    [122, 40, -30],
    [186, 92, -8],
    [24, 108, 30],
    [80, 118, -6],
    [136, 116, 18],
    [196, 50, 20],
  ];
  return {
    width: 224,
    height: 138,
    svg: `<defs><g id="d">${one}</g></defs>${ellipse(112, 122, 108, 12, '#16241E', { opacity: '.06' })}${spots.map(([x, y, turn]) => `<use href="#d" transform="translate(${x} ${y})rotate(${turn})"/>`).join('')}`,
  };
};
