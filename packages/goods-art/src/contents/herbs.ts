import { drawsOf, hashText } from '../draw/chance.ts';
import { darker, lighter, mix } from '../draw/colour.ts';
import { circle, ellipse, path, rect, stroke } from '../draw/svg.ts';
import { beforeBracket, type Subject } from '../facts.ts';

type Shape =
  | 'slice'
  | 'bigslice'
  | 'root'
  | 'segment'
  | 'shred'
  | 'berry'
  | 'seed'
  | 'kernel'
  | 'flower'
  | 'bud'
  | 'leaf'
  | 'cube'
  | 'bark'
  | 'stone'
  | 'stigma'
  | 'pod';

interface Look {
  shape: Shape;
  /** Cut face or skin, and its second tone. */
  colour: string;
  second: string;
}

const look = (shape: Shape, colour: string, second: string): Look => ({ shape, colour, second });

/** Appearance of herbs by name; the first match wins. */
const looks: [RegExp, Look][] = [
  [/土茯苓|重楼/, look('slice', '#D9A88A', '#A8694E')],
  [/制何首乌/, look('cube', '#4A2E20', '#2E1B12')],
  [/银柴胡|续断|川牛膝/, look('slice', '#C9A878', '#8C6A42')],
  [/桔梗|干姜|板蓝根|前胡/, look('slice', '#EBDDB8', '#B99A62')],
  [/地榆|骨碎补|狗脊|香附/, look('slice', '#A87850', '#6E4A2E')],
  [/枸杞/, look('berry', '#C23A22', '#8F2416')],
  [/大枣/, look('pod', '#8E2F1D', '#5F1B10')],
  [/山茱萸|五味子/, look('berry', '#7E1F24', '#531218')],
  [/龙眼肉/, look('shred', '#8A4B1E', '#5E3010')],
  [/西红花/, look('stigma', '#A31D1D', '#D9792B')],
  [/^红花/, look('stigma', '#C24A2A', '#E08A3C')],
  [/野菊花|款冬|槐花/, look('flower', '#E3C04A', '#B98A22')],
  [/菊花/, look('flower', '#F4EBC9', '#D9A93A')],
  [/玫瑰花/, look('bud', '#B0486E', '#6E2A45')],
  [/合欢花/, look('stigma', '#B79A5E', '#8C7240')],
  [/金银花/, look('stigma', '#C9BE7A', '#94A05A')],
  [/辛夷/, look('bud', '#8C8256', '#5E5738')],
  [/胖大海|罗汉果/, look('pod', '#6B4524', '#472B14')],
  [/陈皮|青皮|佛手|瓜蒌|化橘红/, look('shred', '#B9722C', '#8A4E1C')],
  [/枳壳|枳实|木瓜|山楂/, look('slice', '#A8633A', '#E9D8B4')],
  [/焦山楂/, look('slice', '#6E3A20', '#B98A5E')],
  [/茯苓|茯神/, look('cube', '#F6F1E6', '#DCCFB8')],
  [/葛根|何首乌/, look('cube', '#C9A579', '#A27B4E')],
  [/猪苓|乳香|没药|龙骨|石膏|牡蛎/, look('stone', '#D9CDB6', '#B3A488')],
  [/灵芝|桑黄/, look('bigslice', '#7A3B1C', '#D9B27A')],
  [/黄芪/, look('slice', '#E7CE92', '#C59A4C')],
  [/甘草/, look('slice', '#E0BE70', '#A3743A')],
  [/当归/, look('bigslice', '#EAD9B4', '#B98F56')],
  [/川芎/, look('bigslice', '#E6D3A6', '#A57E42')],
  [/白芍|山药|天花粉|粉葛|浙贝|玉竹/, look('slice', '#F3EBDA', '#D6C3A1')],
  [/赤芍|丹参/, look('slice', '#B0644A', '#7A3224')],
  [/熟地|生地|黄精|玄参|制何首乌|熟大黄|肉苁蓉/, look('slice', '#2E2019', '#55402F')],
  [/黄连|黄柏|姜黄/, look('slice', '#D9A52C', '#8A6420')],
  [/黄芩/, look('slice', '#D2B14E', '#8C6A2C')],
  [/大黄/, look('bigslice', '#B9803C', '#7E4A22')],
  [/三七/, look('root', '#7B7358', '#4E4834')],
  [/天麻|白及|延胡索|郁金/, look('slice', '#E6D3A0', '#B3905A')],
  [/麦冬|太子参|天冬/, look('kernel', '#EAD9A8', '#BFA468')],
  [/石斛|铁皮/, look('kernel', '#8C8A3E', '#5E5E28')],
  [/莪术|三棱|苍术|白术|白芷|泽泻|升麻|羌活|独活|威灵仙/, look('slice', '#DCC79C', '#9B7A4C')],
  [/党参|防风|怀牛膝|北沙参|秦艽|紫菀|远志/, look('segment', '#D6B682', '#A27C48')],
  [/柴胡|细辛/, look('segment', '#8C6A42', '#5F4528')],
  [/人参|西洋参|山参/, look('slice', '#F0DFB6', '#C9A867')],
  [/红参/, look('slice', '#9C5A2C', '#6A3416')],
  [/鹿茸/, look('bigslice', '#C98F6A', '#8A3F2A')],
  [/燕窝/, look('shred', '#F2EAD8', '#D8CBB0')],
  [/虫草|蛹虫草/, look('segment', '#C98F3A', '#8A5A20')],
  [/川贝|平贝|薏苡仁|芡实|莲子/, look('kernel', '#F3EBDA', '#D2C2A2')],
  [/酸枣仁|火麻仁|决明子|桃仁|补骨脂|菟丝子|车前子|牛蒡|莱菔|郁李仁|女贞/, look('seed', '#7E4526', '#55301A')],
  [/砂仁|豆蔻|草果|吴茱萸|川楝|连翘/, look('seed', '#8C6238', '#5E3F22')],
  [/小茴香|麦芽/, look('seed', '#B39A58', '#8A7440')],
  [/杜仲|厚朴|肉桂|黄柏|秦皮/, look('bark', '#7E5434', '#553620')],
  [/皮/, look('bark', '#B08A62', '#86643F')],
  [/桂枝|鸡血藤|首乌藤|桑寄生/, look('segment', '#8E5A38', '#5E3822')],
  [/通草/, look('segment', '#F6F3EA', '#DAD3C2')],
  [/鳖甲|鸡内金|海螵蛸|阿胶珠/, look('stone', '#C9B48C', '#95805A')],
  [/地龙|僵蚕|蝉蜕|蛤蚧/, look('segment', '#9A8260', '#6A563C')],
];

const byCategory: [RegExp, Look][] = [
  [/花叶|全草/, look('leaf', '#7E8B4E', '#5B6838')],
  [/果实|种子/, look('seed', '#8C5A34', '#5E3A20')],
  [/皮类/, look('bark', '#8A6240', '#5E4028')],
  [/茎木/, look('segment', '#9A7048', '#6A4A2C')],
  [/菌藻/, look('cube', '#D8C6A2', '#A88F66')],
  [/矿物|动物/, look('stone', '#C9BBA0', '#978A70')],
];

/** Brown tones for all other roots. */
const roots: Look[] = [
  look('slice', '#D9BE8C', '#A07C4C'),
  look('slice', '#E6D2A4', '#AE8C56'),
  look('bigslice', '#CDA873', '#8E6A3C'),
  look('slice', '#C79C68', '#86603A'),
];

export function herbLook(subject: Subject): Look {
  const name = beforeBracket(subject.name);
  const found =
    looks.find(([pattern]) => pattern.test(name))?.[1] ??
    byCategory.find(([pattern]) => pattern.test(subject.category))?.[1] ??
    roots[hashText(name) % roots.length] ??
    look('slice', '#D9BE8C', '#A07C4C');
  const darkened = /炒|焦|醋|酒|盐|蜜|炭|炙/.test(subject.name) ? 0.16 : 0;
  return darkened === 0
    ? found
    : { ...found, colour: mix(found.colour, '#5A3414', darkened), second: mix(found.second, '#4A2A10', darkened) };
}

/** One piece around 0,0, about 30 wide. */
function piece({ shape, colour, second }: Look, variant: number): string {
  const tone = variant === 0 ? colour : variant === 1 ? lighter(colour, 0.18) : darker(colour, 0.14);
  const edge = { stroke: darker(second, 0.1), 'stroke-width': 0.9 };
  switch (shape) {
    case 'slice':
      return (
        ellipse(0, 0, 16, 9.5, tone, edge) +
        ellipse(0, 0, 10, 5.6, 'none', { stroke: second, 'stroke-width': 1, opacity: '.65' }) +
        stroke('M-4 -1.4L4 1.6M-2 2L2 -2', second, 0.9, { opacity: '.6' })
      );
    case 'bigslice':
      return (
        path('M-20 2C-20 -8 -8 -14 3 -12C14 -11 21 -4 19 4C17 12 5 14 -5 12C-14 11 -20 8 -20 2Z', tone, edge) +
        stroke('M-12 2C-8 -6 6 -8 12 -1M-8 6C-3 1 5 1 9 5', second, 1.2, { opacity: '.7' })
      );
    case 'root':
      return (
        path('M-15 4C-14 -6 -6 -12 2 -10C12 -11 17 -2 14 6C10 13 -2 12 -8 11C-13 11 -16 8 -15 4Z', tone, edge) +
        circle(-4, -3, 2.6, second) +
        circle(6, 1, 2.2, second) +
        circle(-1, 6, 1.8, second)
      );
    case 'segment':
      return (
        rect(-18, -4.4, 36, 8.8, tone, { rx: 4, ...edge }) +
        stroke('M-13 -1H11M-9 2H14', second, 0.9, { opacity: '.6' }) +
        ellipse(17, 0, 2.4, 4.2, lighter(tone, 0.3))
      );
    case 'shred':
      return (
        stroke('M-18 3C-10 -9 4 -8 9 -2C12 2 16 3 19 0', tone, 5.4, { 'stroke-linecap': 'round' }) +
        stroke('M-16 2C-9 -7 4 -6 9 -1', lighter(tone, 0.3), 1.2, { opacity: '.7' })
      );
    case 'berry':
      return (
        ellipse(0, 0, 13, 6.8, tone, edge) +
        stroke('M-9 -2C-4 -5 5 -4 9 -1M-8 2C-3 0 4 3 8 2', second, 0.9, { opacity: '.55' })
      );
    case 'seed':
      return (
        ellipse(0, 0, 12, 7.4, lighter(tone, 0.08), edge) + ellipse(-3, -2.6, 4.6, 1.8, '#ffffff', { opacity: '.4' })
      );
    case 'kernel':
      return (
        path('M-13 1C-12 -6 -4 -9 3 -7C10 -6 14 -1 13 3C11 8 2 9 -5 8C-10 7 -13 5 -13 1Z', tone, edge) +
        stroke('M-9 1C-3 -2 5 -1 10 2', second, 1, { opacity: '.7' })
      );
    case 'flower':
      return (
        stroke(
          'M0 -4V-15M0 4V15M-4 0H-15M4 0H15M-3 -3L-10 -10M3 3L10 10M-3 3L-10 10M3 -3L10 -10',
          darker(tone, 0.16),
          6.4,
          { 'stroke-linecap': 'round' },
        ) +
        stroke('M0 -4V-15M0 4V15M-4 0H-15M4 0H15M-3 -3L-10 -10M3 3L10 10M-3 3L-10 10M3 -3L10 -10', tone, 5, {
          'stroke-linecap': 'round',
        }) +
        circle(0, 0, 4.6, second)
      );
    case 'bud':
      return (
        path('M-13 0C-10 -9 4 -10 14 0C4 10 -10 9 -13 0Z', tone, edge) +
        stroke('M-9 -2C0 -6 8 -3 12 0M-9 2C0 6 8 3 12 0', lighter(tone, 0.3), 1) +
        rect(-18, -1.6, 6, 3.2, second)
      );
    case 'leaf':
      return (
        path('M-17 3C-8 -10 8 -9 17 -2C8 9 -8 9 -17 3Z', tone, edge) +
        stroke('M-15 3C-5 -2 6 -3 15 -2', second, 1) +
        stroke('M-22 5L-15 3', second, 1.6)
      );
    case 'cube':
      return (
        path('M-14 -5L0 -12L14 -5V9L0 16L-14 9Z', darker(tone, 0.06), edge) +
        path('M-14 -5L0 -12L14 -5L0 2Z', lighter(tone, 0.25)) +
        path('M0 2L14 -5V9L0 16Z', second, { opacity: '.6' })
      );
    case 'bark':
      return (
        path('M-19 -6Q0 -11 19 -6V6Q0 1 -19 6Z', tone, edge) +
        stroke('M-16 0Q0 -5 16 0', second, 1.2) +
        stroke('M-16 -4Q0 -9 16 -4', lighter(tone, 0.25), 1, { opacity: '.6' })
      );
    case 'stone':
      return (
        path('M-13 3L-8 -8L4 -10L13 -3L10 8L-4 10Z', tone, edge) +
        path('M-8 -8L4 -10L2 -1L-6 1Z', lighter(tone, 0.35)) +
        path('M2 -1L13 -3L10 8L0 6Z', second, { opacity: '.5' })
      );
    case 'stigma':
      return (
        stroke('M-17 2C-8 -5 4 4 16 -3M-12 6C-4 0 6 6 13 3M-10 -5C-2 -8 6 -4 12 -7', tone, 2, {
          'stroke-linecap': 'round',
        }) + stroke('M8 -1L16 -3', second, 2, { 'stroke-linecap': 'round' })
      );
    case 'pod':
      return (
        ellipse(0, 0, 17, 11.5, tone, edge) +
        stroke('M-12 -3C-5 -7 6 -6 12 -2M-11 3C-4 0 5 1 11 4M-6 8C0 6 4 6 8 7', second, 1.2, { opacity: '.7' }) +
        ellipse(-5, -6, 5, 2, '#ffffff', { opacity: '.3' })
      );
  }
}

/** `<defs>` for the three tones of a herb's pieces; place them with `scatter`. */
export function herbDefs(subject: Subject): string {
  const found = herbLook(subject);
  return `<defs>${[0, 1, 2].map((variant) => `<g id="h${variant}">${piece(found, variant)}</g>`).join('')}</defs>`;
}

/** Heaps pieces inside a field, denser towards the bottom. */
export function scatter(
  key: string,
  field: { x: number; y: number; width: number; height: number },
  count: number,
  scale: number,
): string {
  const draw = drawsOf(key);
  const spots: { x: number; y: number; turn: number; variant: number }[] = [];
  const rows = Math.max(2, Math.round(Math.sqrt((count * field.height) / field.width)));
  const perRow = Math.ceil(count / rows);
  for (let row = 0; row < rows; row++) {
    for (let at = 0; at < perRow; at++) {
      spots.push({
        x: field.x + ((at + 0.5 + (draw() - 0.5) * 0.9 + (row % 2) * 0.4 - 0.2) / perRow) * field.width,
        y: field.y + ((row + 0.5 + (draw() - 0.5) * 0.8) / rows) * field.height,
        turn: Math.floor(draw() * 360),
        variant: Math.floor(draw() * 3),
      });
    }
  }
  return spots
    .map(
      ({ x, y, turn, variant }) =>
        `<use href="#h${variant}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})${scale === 1 ? '' : `scale(${scale})`}"/>`,
    )
    .join('');
}
