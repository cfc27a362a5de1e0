import { randomInt } from 'node:crypto';
import { captchaGlyphs } from './captcha-glyphs.ts';

const letters = Object.keys(captchaGlyphs);
const length = 4;
const width = 120;
const height = 44;

type Point = [x: number, y: number];

/** A word and its picture: letters shaken and turned, among strokes of the same kind that mean nothing. */
export const drawCaptcha = (): { answer: string; svg: string } => {
  const answer = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  const strokes = [...answer].flatMap((letter, place) => strokesOf(letter, place));
  const noise = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => [randomInt(width), randomInt(height)] as Point),
  );
  const paths = shuffled([...strokes.map((points) => path(points, 2.4)), ...noise.map((points) => path(points, 1))]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#F4F7F5"/><g fill="none" stroke="#16241E" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
  return { answer, svg };
};

const strokesOf = (letter: string, place: number): Point[][] => {
  const turn = (randomInt(-22, 23) * Math.PI) / 180;
  const size = randomInt(42, 52) / 10;
  const centre: Point = [18 + place * 28 + randomInt(-3, 4), height / 2 + randomInt(-4, 5)];
  return (captchaGlyphs[letter] ?? []).map((stroke) =>
    stroke.split(' ').map(([x = '0', y = '0']): Point => {
      const [dx, dy] = [(Number(x) - 2) * size + shake(), (Number(y) - 3) * size + shake()];
      return [
        centre[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
        centre[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
      ];
    }),
  );
};

const shake = () => randomInt(-9, 10) / 10;

const path = (points: Point[], stroke: number) =>
  `<path stroke-width="${stroke}" d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}"/>`;

const shuffled = <T>(items: T[]): T[] =>
  items
    .map((item) => ({ item, order: randomInt(1_000_000) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
