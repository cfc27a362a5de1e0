import { Unstyled } from '@storybook/addon-docs/blocks';
import {
  AddToCartButton,
  Badge,
  Button,
  Card,
  Checkbox,
  FavouriteStar,
  Notice,
  Price,
  ProgressBar,
  PromotionTag,
  QrCode,
  StatusTag,
  TextField,
} from '@yaoji/ui';
import { type ColorRole, colourPurposes } from '@yaoji/ui/documented';
import { vars } from '@yaoji/ui/theme';
import type { CSSProperties, ReactNode } from 'react';
import * as css from '../docs/docs.css.ts';
import * as look from './scales.css.ts';

/** No theme has this colour, so it marks the role. */
const MARKER = '#e6007e';

const doNothing = () => {};
const set = (variable: string, value: string) => ({ [variable.slice(4, -1)]: value }) as CSSProperties;

/** Rendered with only the role, where the part itself appears on a press or over the page. */
const drawn = (text: string, style: CSSProperties) => (
  <span className={look.drawn} style={style}>
    {text}
  </span>
);

/** As it is under the pointer. */
const hovered = (rest: string, hover: string, button: ReactNode) => <div style={set(rest, hover)}>{button}</div>;

const { color } = vars;
const brandButton = <Button onClick={doNothing}>加入购物车</Button>;
const priceButton = (
  <Button tone="price" onClick={doNothing}>
    去结算
  </Button>
);
const tagsOf = (...kinds: ('满' | '特' | '赠' | '新')[]) =>
  kinds.map((kind) => <PromotionTag key={kind} kind={kind} />);
const field = <TextField aria-label="手机号" value="" onChange={doNothing} placeholder="手机号" />;
const card = (
  <Card title="收货信息" note="2 个地址">
    王药师 138 0000 1234
  </Card>
);
const code = <QrCode text="https://example.com" label="示例" edgePx={72} />;
const onRail = drawn('购物车', { background: color.rail, color: color.onRail });
const inverse = drawn('已复制', { background: color.inverse, color: color.onInverse });
const overlay = drawn('‹ 1/5 ›', { background: color.overlay, color: color.onOverlay });

/** A part that shows the role. */
const scenes: Record<ColorRole, ReactNode> = {
  brand: brandButton,
  brandHover: hovered(color.brand, color.brandHover, brandButton),
  brandStrong: <StatusTag tone="brand">已选</StatusTag>,
  brandSoft: <StatusTag tone="brand">已选</StatusTag>,
  onBrand: brandButton,
  price: (
    <>
      <Price value="12.80" unit="盒" /> {priceButton}
    </>
  ),
  priceHover: hovered(color.price, color.priceHover, priceButton),
  priceSoft: <div>{tagsOf('特')}</div>,
  onPrice: priceButton,
  promo: <ProgressBar percent={60} tone="promo" label="还差 ¥20.00" />,
  promoInk: <div>{tagsOf('满')}</div>,
  promoSoft: <div>{tagsOf('满')}</div>,
  warning: <Notice tone="warning">效期不足 60 天</Notice>,
  warningSoft: <Notice tone="warning">效期不足 60 天</Notice>,
  danger: <Notice tone="danger">提交失败</Notice>,
  dangerSoft: <Notice tone="danger">提交失败</Notice>,
  success: <Notice tone="success">已通过</Notice>,
  successSoft: <Notice tone="success">已通过</Notice>,
  gift: <div>{tagsOf('赠')}</div>,
  giftSoft: <div>{tagsOf('赠')}</div>,
  star: <FavouriteStar favourite name="六味地黄丸" onToggle={doNothing} />,
  inkStrong: card,
  ink: card,
  inkMuted: card,
  inkDisabled: <Checkbox label="选择" checked disabled onChange={doNothing} />,
  line: drawn('六味地黄丸', { borderBlock: `1px solid ${color.line}` }),
  lineStrong: field,
  ground: <div style={{ padding: 8, background: color.ground }}>{card}</div>,
  surface: <div style={{ padding: 8, background: color.ground }}>{card}</div>,
  sunken: drawn('商品　规格　数量', { background: color.sunken }),
  disabledFill: (
    <Button disabled onClick={doNothing}>
      已售罄
    </Button>
  ),
  overlay,
  onOverlay: overlay,
  focus: drawn('去结算', { outline: `2px solid ${color.focus}`, outlineOffset: 2 }),
  rail: onRail,
  railHover: hovered(color.rail, color.railHover, onRail),
  onRail,
  codeGround: code,
  codeInk: code,
  inverse,
  onInverse: inverse,
};

type Picture = readonly [name: string, purpose: string, scene: ReactNode, variable: string, changed: string];

const texts = (
  <div style={{ fontFamily: vars.font.body }}>
    <span style={{ fontSize: vars.fontSize[12] }}>规格</span> <span style={{ fontSize: vars.fontSize[14] }}>正文</span>{' '}
    <strong style={{ fontSize: vars.fontSize[20] }}>标题</strong>
  </div>
);
const bought = (
  <>
    <Checkbox label="全选" checked onChange={doNothing} />
    <AddToCartButton name="六味地黄丸" onAdd={doNothing} />
    <Badge count={128} />
  </>
);
const shaded = (shadow: string) => drawn('弹层', { background: color.surface, boxShadow: shadow });
const rounded = (radius: string) => drawn('角', { border: `1px solid ${color.lineStrong}`, borderRadius: radius });

const colourPictures = (Object.keys(colourPurposes) as ColorRole[]).map(
  (role): Picture => [role, colourPurposes[role][1], scenes[role], color[role], MARKER],
);

const shapePictures: readonly Picture[] = [
  ['radius.control', '按钮、输入框、标签', bought, vars.radius.control, '12px'],
  ['radius.card', '卡片、面板', rounded(vars.radius.card), vars.radius.card, '20px'],
  ['radius.dialog', '弹窗、手机上的抽屉', rounded(vars.radius.dialog), vars.radius.dialog, '0'],
  ['radius.pill', '角标、胶囊', <Badge key="" count={8} />, vars.radius.pill, '0'],
  ['shadow.raised', '指着的卡片', shaded(vars.shadow.raised), vars.shadow.raised, `0 0 0 4px ${MARKER}`],
  ['shadow.float', '菜单、提示等浮层', shaded(vars.shadow.float), vars.shadow.float, `0 0 0 4px ${MARKER}`],
  ['shadow.edge', '贴着窗口边的栏', shaded(vars.shadow.edge), vars.shadow.edge, `0 0 0 4px ${MARKER}`],
  ['space.4', '卡片里的留白，其余各级同理', card, vars.space[4], '32px'],
  ['fontSize.20', '页与弹窗的标题，其余各级同理', texts, vars.fontSize[20], '32px'],
  ['font.body', '所有文字', texts, vars.font.body, 'cursive'],
];

function Pictures({ pictures, changed }: { pictures: readonly Picture[]; changed: string }) {
  return (
    <Unstyled>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">角色</th>
            <th scope="col">用途</th>
            <th scope="col">看得见的地方</th>
            <th scope="col">{changed}</th>
          </tr>
        </thead>
        <tbody>
          {pictures.map(([name, purpose, scene, variable, value]) => (
            <tr key={name}>
              <th scope="row">
                <strong>{name}</strong>
                <br />
                <code>{variable.slice(4, -1)}</code>
              </th>
              <td>{purpose}</td>
              <td>
                <div className={look.scene} inert>
                  {scene}
                </div>
              </td>
              <td>
                <div className={look.scene} style={set(variable, value)} inert>
                  {scene}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

/** Every colour in use, and the same with only this role in a marker colour. */
export const ColourPictures = () => <Pictures pictures={colourPictures} changed="只把它换成品红" />;

/** The other roles, and the same with nothing but this role changed. */
export const ShapePictures = () => <Pictures pictures={shapePictures} changed="只改它" />;
