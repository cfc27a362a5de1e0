import { backArt } from './art/back.ts';
import { frontArt } from './art/front.ts';
import { bars } from './art/label.ts';
import { sideArt, topArt } from './art/sides.ts';
import { lighter } from './draw/colour.ts';
import { greeked } from './draw/greek.ts';
import { type Solid, solidSize, standing } from './draw/solid.ts';
import { drawing, moved, path, rect, shadow, stroke, text } from './draw/svg.ts';
import { block, fit } from './draw/typeset.ts';
import { type PictureFacts, type Subject, subjectOf } from './facts.ts';
import { packKindOf } from './pack-kind.ts';
import { type Design, designs } from './packs/designs.ts';
import { scaleTo, stand } from './packs/item.ts';
import { type Palette, paletteOf } from './palette.ts';

/** 1 three-quarter, 2 front, 3 back, 4 contents, 5 by the case. */
export const goodsViews = [1, 2, 3, 4, 5] as const;
export type GoodsView = (typeof goodsViews)[number];

function carton(subject: Subject, palette: Palette, solid: Solid, cx: number, foot: number): string {
  return standing(solid, cx, foot, {
    front: frontArt(subject, palette, solid),
    side: sideArt(subject, palette, { width: solid.depth, height: solid.height }),
    top: topArt(palette, { width: solid.width, height: solid.depth }),
  });
}

/** Enlarges a carton to fill the picture. */
function grown(solid: Solid, width: number, height: number): Solid {
  const size = solidSize(solid);
  const scale = Math.min(width / size.width, height / size.height);
  return { width: solid.width * scale, height: solid.height * scale, depth: solid.depth * scale };
}

function threeQuarter(subject: Subject, palette: Palette, design: Design): string {
  const item = design.item?.(subject, palette);
  if (design.carton === undefined) {
    if (item === undefined) return '';
    const scale = scaleTo(item, 300, 316);
    const foot = 200 + (item.height * scale) / 2;
    return shadow(200, foot, item.width * scale * 0.5) + stand(item, 200, foot, scale);
  }
  if (item === undefined) {
    const solid = grown(design.carton, 330, 280);
    const foot = 200 + solidSize(solid).height / 2;
    return shadow(206, foot - 4, 165, 15) + carton(subject, palette, solid, 200, foot);
  }
  if (item.width / item.height > 1) {
    const solid = grown(design.carton, 306, 246);
    const scale = scaleTo(item, 212, 134);
    const height = solidSize(solid).height;
    const drop = Math.min(56, item.height * scale * 0.55);
    const foot = 200 + (height - drop) / 2;
    const itemAt = 388 - (item.width * scale) / 2;
    return (
      shadow(190, foot - 4, 156, 14) +
      carton(subject, palette, solid, 178, foot) +
      shadow(itemAt, foot + drop, item.width * scale * 0.48, 8) +
      stand(item, itemAt, foot + drop, scale)
    );
  }
  const solid = grown(design.carton, 236, 296);
  const room = solidSize(solid);
  const scale = scaleTo(item, 122, Math.min(276, room.height * 0.94));
  const total = room.width + item.width * scale * 0.78;
  const left = 200 - total / 2;
  const itemAt = left + total - (item.width * scale) / 2;
  const foot = 196 + room.height / 2;
  return (
    shadow(left + room.width / 2, foot - 4, room.width * 0.52, 13) +
    carton(subject, palette, solid, left + room.width / 2, foot - 6) +
    shadow(itemAt, foot + 12, item.width * scale * 0.52, 8) +
    stand(item, itemAt, foot + 12, scale)
  );
}

function flatPanel(design: Design): { width: number; height: number } {
  const solid = design.carton ?? { width: 200, height: 230, depth: 0 };
  const scale = Math.min(312 / solid.width, 312 / solid.height);
  return { width: solid.width * scale, height: solid.height * scale };
}

function framed(panel: { width: number; height: number }, art: string): string {
  const x = 200 - panel.width / 2;
  const y = 200 - panel.height / 2;
  return (
    shadow(200, y + panel.height + 5, panel.width * 0.5, 7) +
    moved(art + rect(0, 0, panel.width, panel.height, 'none', { stroke: '#D5DDD9', 'stroke-width': 1 }), x, y)
  );
}

function front(subject: Subject, palette: Palette, design: Design): string {
  const item = design.item?.(subject, palette);
  if (design.carton === undefined && item !== undefined) {
    const scale = scaleTo(item, 330, 340);
    const foot = 200 + (item.height * scale) / 2;
    return shadow(200, foot + 2, item.width * scale * 0.5) + stand(item, 200, foot, scale);
  }
  const panel = flatPanel(design);
  return framed(panel, frontArt(subject, palette, panel));
}

function back(subject: Subject, palette: Palette, design: Design): string {
  const flat = flatPanel(design);
  const panel = flat.height < 220 ? { width: 312, height: 230 } : flat.width < 220 ? { width: 240, height: 320 } : flat;
  return framed(panel, backArt(subject, palette, panel));
}

function inside(subject: Subject, palette: Palette, design: Design): string {
  const item = design.inside(subject, palette);
  const scale = scaleTo(item, 300, 260);
  const width = item.width * scale;
  return (
    shadow(200, 182 + (item.height * scale) / 2, width * 0.46, 8) +
    stand(item, 200, 178 + (item.height * scale) / 2, scale) +
    block({ x: 40, y: 340, width: 320, height: 34 }, [subject.form, subject.spec].filter(Boolean).join('　'), {
      fill: '#3B4A43',
      max: 17,
      min: 10,
      lines: 1,
      anchor: 'middle',
    })
  );
}

/** The shipping case as delivered. */
function shippingCase(subject: Subject, palette: Palette): string {
  const board = '#C9A271';
  const solid: Solid = { width: 230, height: 178, depth: 150 };
  const label = fit(subject.name, 120, 17, 8, 2);
  const count = subject.caseSize === '' ? '' : `${subject.caseSize}${subject.unit}/件`;
  const face =
    rect(0, 0, solid.width, solid.height, board) +
    rect(0, solid.height / 2 - 9, solid.width, 18, '#D9BC93', { opacity: '.75' }) +
    rect(16, 18, 148, 104, '#ffffff', { rx: 2 }) +
    rect(16, 18, 148, 7, palette.main) +
    label.lines
      .map((line, index) =>
        text(26, 46 + index * label.size * 1.2, line, { size: label.size, fill: '#22312A', weight: 700 }),
      )
      .join('') +
    text(26, 88, fit(subject.spec, 126, 11, 7).lines[0] ?? '', {
      size: fit(subject.spec, 126, 11, 7).size,
      fill: '#3B4A43',
    }) +
    text(26, 103, count, { size: 11, fill: '#3B4A43' }) +
    text(26, 116, fit(subject.maker, 126, 8, 5.5).lines[0] ?? '', {
      size: fit(subject.maker, 126, 8, 5.5).size,
      fill: '#66756E',
    }) +
    bars(subject.barcode || subject.name, 30, 136, 96, 26) +
    stroke('M182 40V18M174 26L182 17L190 26M206 40V18M198 26L206 17L214 26M172 46H216', '#6B4E2A', 3.4) +
    stroke('M184 66H206L202 82Q195 88 188 82ZM195 88V100M187 101H203', '#6B4E2A', 2.6) +
    path('M186 132Q195 118 204 132Z', '#6B4E2A') +
    stroke('M195 130V146Q195 151 190 149', '#6B4E2A', 2.4);
  return (
    shadow(208, 344, 160, 16) +
    standing(solid, 200, 342, {
      front: face,
      side:
        rect(0, 0, solid.depth, solid.height, '#AD8757') +
        rect(0, solid.height / 2 - 9, solid.depth, 18, '#C2A071', { opacity: '.7' }) +
        rect(solid.depth * 0.34, 58, solid.depth * 0.32, 18, '#7E5F38', { rx: 9 }),
      top:
        rect(0, 0, solid.width, solid.depth, lighter(board, 0.24)) +
        rect(0, solid.depth / 2 - 10, solid.width, 20, '#E9D6B6') +
        stroke(`M0 ${solid.depth / 2}H${solid.width}`, '#A98655', 1.2),
    })
  );
}

/** Print below this size, in a field of 400, is illegible on a card; other views are enlarged. */
const smallestOnCards = 11;

/** One view in a field of 400 by 400, for use in a larger drawing. */
export function goodsPictureArt(facts: PictureFacts, view: GoodsView): string {
  const subject = subjectOf(facts);
  const palette = paletteOf(subject);
  const design = designs[packKindOf(subject)];
  const views: Record<GoodsView, () => string> = {
    1: () => greeked(threeQuarter(subject, palette, design), smallestOnCards),
    2: () => front(subject, palette, design),
    3: () => back(subject, palette, design),
    4: () => inside(subject, palette, design),
    5: () => shippingCase(subject, palette),
  };
  return views[view]();
}

/** One view of a product, as an SVG. The same facts always give the same text. */
export function drawGoodsPicture(facts: PictureFacts, view: GoodsView): string {
  const subject = subjectOf(facts);
  return drawing(400, 400, [subject.name, subject.spec].filter(Boolean).join(' '), goodsPictureArt(facts, view));
}
