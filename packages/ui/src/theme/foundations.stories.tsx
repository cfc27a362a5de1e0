import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import * as firstIcons from '../icons/icons.tsx';
import * as pageIcons from '../icons/page-icons.tsx';
import { classNames } from './class-names.ts';
import { type ColorRole, vars } from './contract.css.ts';
import { contrast } from './contrast.ts';
import * as css from './foundations.css.ts';
import { measuredHex } from './measured-hex.ts';
import { text } from './text.ts';
import { textPairs } from './text-pairs.ts';
import { motion, space } from './tokens.ts';

const icons = Object.entries({ ...firstIcons, ...pageIcons }).sort(([one], [other]) => (one < other ? -1 : 1));

const meta = { title: 'Foundations/Theme 主题' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Measured in the page, so that it is true of the theme chosen above. */
function Pair({ role, surface }: { role: ColorRole; surface: ColorRole }) {
  const box = useRef<HTMLDivElement>(null);
  const [figure, setFigure] = useState('');
  useEffect(() => {
    if (!box.current) return;
    const style = getComputedStyle(box.current);
    setFigure(contrast(measuredHex(style.color), measuredHex(style.backgroundColor)).toFixed(1));
  }, []);
  return (
    <div ref={box} className={css.pair} style={{ color: vars.color[role], background: vars.color[surface] }}>
      <span>
        {role} / {surface}
      </span>
      <strong>{figure}</strong>
    </div>
  );
}

export const Colours: Story = {
  name: '颜色与对比度',
  render: () => (
    <div className={css.grid}>
      {textPairs.flatMap(([role, surfaces]) =>
        surfaces.map((surface) => <Pair key={`${role}${surface}`} role={role} surface={surface} />),
      )}
    </div>
  ),
};

export const Type: Story = {
  name: '字号',
  render: () => (
    <div className={css.stack}>
      {Object.entries(text).map(([name, className]) => (
        <p key={name} className={className}>
          {name}　六味地黄丸 浓缩丸 200丸 ¥1,234.56
        </p>
      ))}
    </div>
  ),
};

export const Spaces: Story = {
  name: '间距',
  render: () => (
    <div className={css.stack}>
      {Object.entries(space).map(([name, size]) => (
        <div key={name} className={css.space}>
          <span className={css.bar} style={{ width: size }} />
          {name} = {size}
        </div>
      ))}
    </div>
  ),
};

export const Corners: Story = {
  name: '圆角与阴影',
  render: () => (
    <div className={css.shades}>
      {Object.entries(vars.radius).map(([name, borderRadius]) => (
        <div key={name} className={css.shade} style={{ borderRadius, border: `1px solid ${vars.color.line}` }}>
          {name}
        </div>
      ))}
      {Object.entries(vars.shadow).map(([name, boxShadow]) => (
        <div key={name} className={css.shade} style={{ boxShadow }}>
          {name}
        </div>
      ))}
    </div>
  ),
};

export const Motion: Story = {
  name: '动效',
  render: () => (
    <div className={css.stack}>
      {Object.entries(motion).map(([name, value]) => (
        <p key={name} className={text.small}>
          {name}　{value}
        </p>
      ))}
      <p className={text.caption}>系统设置为减少动态效果时，一切动画立即到位。</p>
      <div className={css.moving} />
    </div>
  ),
};

export const Icons: Story = {
  name: '图标',
  render: () => (
    <div className={css.icons}>
      {icons.map(([name, Icon]) => (
        <div key={name} className={css.icon}>
          <Icon size={24} />
          <span className={text.caption}>{name}</span>
        </div>
      ))}
    </div>
  ),
};

export const FocusRing: Story = {
  name: '焦点',
  render: () => (
    <button type="button" className={classNames(text.body, css.bare)}>
      按 Tab 键看焦点框
    </button>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByRole('button')).outlineStyle).toBe('solid');
  },
};
