import { expect, test } from 'vitest';
import { readCharacters, textOf } from './decode-word.ts';
import { linesOf, type PictureWord } from './picture-lines.ts';

/** A word of 20 px height, on paper rotated by this many degrees about the picture's corner. */
const word = (
  text: string,
  x: number,
  y: number,
  width: number,
  degrees = 0,
  own: Partial<PictureWord> = {},
): PictureWord => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const at = (x: number, y: number) => [x * cos - y * sin, x * sin + y * cos] as const;
  return {
    text,
    doubtful: [],
    corners: [at(x, y), at(x + width, y), at(x + width, y + 20), at(x, y + 20)],
    ...own,
  };
};

test.for([0, 2, -4, 8])('[K2] cells of a table form one line each, on paper turned by %s degrees', (degrees) => {
  const rows = ['六味地黄丸', '阿莫西林胶囊', '板蓝根颗粒'].flatMap((name, row) => [
    word(String(row + 5), 900, 40 * row, 10, degrees),
    word(name, 60, 40 * row, 160, degrees),
    word('0.25g×24粒', 400, 40 * row, 150, degrees),
    word(String(row + 1), 20, 40 * row, 10, degrees),
  ]);
  expect(linesOf(rows).map(({ text }) => text)).toEqual([
    '1\t六味地黄丸\t0.25g×24粒\t5',
    '2\t阿莫西林胶囊\t0.25g×24粒\t6',
    '3\t板蓝根颗粒\t0.25g×24粒\t7',
  ]);
});

test('[K2] a line has its position and its doubtful parts', () => {
  const [line] = linesOf([word('阿胶', 10, 100, 80), word('10', 200, 100, 20, 0, { doubtful: ['10'] })]);
  expect(line).toEqual({ text: '阿胶\t10', doubtful: ['10'], degrees: 0, left: 10, top: 100, width: 210, height: 20 });
});

test('[K2] the picture of a line on turned paper is level, and contains no other line', () => {
  const [line] = linesOf([word('阿胶', 10, 100, 80, 5), word('10', 800, 100, 20, 5)]);
  expect(line?.degrees).toBeCloseTo(5);
  expect([line?.left, line?.top, line?.width, line?.height].map((px) => Math.round(px ?? 0))).toEqual([
    10, 100, 810, 20,
  ]);
});

test('[K2] overlapping columns of text stay separate', () => {
  const lines = linesOf([word('逍遥丸 10 盒', 0, 0, 300), word('阿胶 3 盒', 40, 30, 200)]);
  expect(lines.map(({ text }) => text)).toEqual(['逍遥丸 10 盒', '阿胶 3 盒']);
});

/** The scores of steps with one character each: 0 is the blank. */
const scoresOf = (steps: readonly (readonly [best: number, sureness: number])[], classes: number) =>
  Float32Array.from(
    steps.flatMap(([best, sureness]) =>
      Array.from({ length: classes }, (_, index) => (index === best ? sureness : (1 - sureness) / classes)),
    ),
  );
const dictionary = ['5', 'g', '阿', '胶'];
const read = (...steps: readonly (readonly [number, number])[]) =>
  textOf(readCharacters(scoresOf(steps, 5), [1, steps.length, 5], dictionary));

test('[K2] repeats of a character are one, and two with a blank between', () => {
  expect(read([3, 1], [3, 0.9], [0, 1], [3, 1], [4, 1])).toEqual({ text: '阿阿胶', doubtful: [] });
});

test('[K2] a figure with its unit is in doubt sooner than a character of a name', () => {
  const [sure, fair] = [0.99, 0.85];
  expect(read([3, fair], [4, sure], [1, sure], [2, sure])).toEqual({ text: '阿胶5g', doubtful: [] });
  expect(read([3, sure], [4, sure], [1, fair], [2, sure])).toEqual({ text: '阿胶5g', doubtful: ['5g'] });
  expect(read([3, 0.7], [4, sure], [1, sure], [2, sure])).toEqual({ text: '阿胶5g', doubtful: ['阿胶'] });
});

test('[K2] an empty box has no text', () => {
  expect(read([0, 1], [0, 1])).toEqual({ text: '', doubtful: [] });
});
