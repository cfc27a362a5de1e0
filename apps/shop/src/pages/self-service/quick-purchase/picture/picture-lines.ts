/** A corner in the picture's pixels. */
export type Point = readonly [x: number, y: number];

/** A piece of text in a picture, e.g. a cell of a table. */
export type PictureWord = {
  readonly text: string;
  /** The corners of its box, clockwise from the top left in reading direction. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** The uncertain parts of the text. */
  readonly doubtful: readonly string[];
};

export type PictureLine = {
  /** Its words with tabs between, as a spreadsheet would paste them. */
  readonly text: string;
  readonly doubtful: readonly string[];
  /** The angle, about the picture's top left corner, that makes the line level. */
  readonly degrees: number;
  /** Its position in the rotated picture. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Placed = PictureWord & {
  readonly start: Point;
  readonly end: Point;
  readonly height: number;
};

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

const place = (word: PictureWord): Placed => {
  const [topLeft, topRight, bottomRight, bottomLeft] = word.corners;
  return {
    ...word,
    start: middle(topLeft, bottomLeft),
    end: middle(topRight, bottomRight),
    height: (distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2,
  };
};

/** Shorter words say little about the slope of their line. */
const longPx = 60;

/** The slope of lines, down per pixel to the right: the median of the long words. */
export function slopeOf(words: readonly Pick<PictureWord, 'corners'>[]): number {
  const slopes = words
    .map(({ corners: [left, right] }) => ({ rise: right[1] - left[1], run: right[0] - left[0] }))
    .filter(({ run }) => run > longPx)
    .map(({ rise, run }) => rise / run)
    .sort((one, other) => one - other);
  return slopes[slopes.length >> 1] ?? 0;
}

/** Puts words into lines, from top to bottom: a word joins the line that runs into it at this slope. */
export function linesOf(words: readonly PictureWord[]): PictureLine[] {
  const slope = slopeOf(words);
  const lines: [Placed, ...Placed[]][] = [];
  for (const word of words.map(place).sort((one, other) => one.start[0] - other.start[0])) {
    const [nearest] = lines
      .map((line) => ({ line, last: line.at(-1) ?? line[0] }))
      .filter(({ last }) => last.end[0] <= word.start[0] + word.height)
      .map(({ line, last }) => ({
        line,
        off: Math.abs(last.end[1] + slope * (word.start[0] - last.end[0]) - word.start[1]),
      }))
      .sort((one, other) => one.off - other.off);
    if (nearest && nearest.off < word.height / 2) nearest.line.push(word);
    else lines.push([word]);
  }
  const heightAtLeft = ([{ start }]: [Placed, ...Placed[]]) => start[1] - slope * start[0];
  return lines.sort((one, other) => heightAtLeft(one) - heightAtLeft(other)).map((line) => joined(line, slope));
}

function joined(words: readonly [Placed, ...Placed[]], slope: number): PictureLine {
  const [from, to] = [words[0].start, (words.at(-1) ?? words[0]).end];
  const isLong = to[0] - from[0] > longPx;
  const angle = Math.atan(isLong ? (to[1] - from[1]) / (to[0] - from[0]) : slope);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = words.flatMap((word) => word.corners.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    text: words.map(({ text }) => text).join('\t'),
    doubtful: words.flatMap(({ doubtful }) => doubtful),
    degrees: (angle * 180) / Math.PI,
    left,
    top,
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  };
}
