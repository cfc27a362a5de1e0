import { num } from './svg.ts';

/** How much each axis of a box shrinks and leans when seen from the right and above. */
const front = { x: 0.95, y: 0.07 };
const side = { x: 0.46, y: -0.2 };

export interface Solid {
  width: number;
  height: number;
  depth: number;
}

export interface Faces {
  /** Each as a flat drawing, from 0,0 to the face's width and height. */
  front: string;
  side: string;
  top: string;
}

export function solidSize({ width, height, depth }: Solid): { width: number; height: number } {
  return { width: front.x * width + side.x * depth, height: height + front.y * width - side.y * depth };
}

/** A box in three-quarter view, centred at `cx` on the ground at `ground`. */
export function standing(solid: Solid, cx: number, ground: number, faces: Faces): string {
  const size = solidSize(solid);
  const x = cx - size.width / 2;
  const y = ground - front.y * solid.width - solid.height;
  const corner = { x: x + front.x * solid.width, y: y + front.y * solid.width };
  const face = (a: number, b: number, c: number, d: number, e: number, f: number, content: string) =>
    `<g transform="matrix(${[a, b, c, d].join(' ')} ${num(e)} ${num(f)})">${content}</g>`;
  return (
    face(front.x, front.y, -side.x, -side.y, x + side.x * solid.depth, y + side.y * solid.depth, faces.top) +
    face(side.x, side.y, 0, 1, corner.x, corner.y, faces.side) +
    face(front.x, front.y, 0, 1, x, y, faces.front)
  );
}
