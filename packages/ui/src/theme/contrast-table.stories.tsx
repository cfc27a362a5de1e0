import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type ColorRole, vars } from './contract.css.ts';
import { contrast } from './contrast.ts';
import * as css from './foundations.css.ts';
import { measuredHex } from './measured-hex.ts';
import { shapePairs, textPairs } from './text-pairs.ts';

const meta = {
  title: '基础/对比度 Contrast',
  parameters: {
    docs: {
      description: {
        component: '文字不低于 4.5:1，图形与边框不低于 3:1。数字在页面里量得，四个专区各一列，明暗在工具栏切换。',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type CellProps = { role: ColorRole; surface: ColorRole; zone: string; least: number };

function Cell({ role, surface, zone, least }: CellProps) {
  const cell = useRef<HTMLSpanElement>(null);
  const [figure, setFigure] = useState<number>();
  useEffect(() => {
    if (!cell.current) return;
    const { borderTopColor, backgroundColor } = getComputedStyle(cell.current);
    setFigure(contrast(measuredHex(borderTopColor), measuredHex(backgroundColor)));
  }, []);
  return (
    <td data-zone={zone}>
      <span
        ref={cell}
        className={css.contrastCell}
        data-figure={figure}
        {...(figure !== undefined && figure < least ? { 'data-low': '' } : {})}
        style={{
          color: vars.color[least < 4.5 ? 'inkStrong' : role],
          background: vars.color[surface],
          borderColor: vars.color[role],
        }}
      >
        {figure?.toFixed(1)}
      </span>
    </td>
  );
}

const zones = ['normal', 'yx', 'zy', 'qx'];

function Contrasts({ pairs, least }: { pairs: typeof textPairs; least: number }) {
  return (
    <table className={css.contrastTable}>
      <thead>
        <tr>
          <th scope="col">≥ {least}:1</th>
          {zones.map((zone) => (
            <th key={zone} scope="col">
              {zone}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.flatMap(([role, surfaces]) =>
          surfaces.map((surface) => (
            <tr key={role + surface}>
              <th scope="row">
                {role} / {surface}
              </th>
              {zones.map((zone) => (
                <Cell key={zone} role={role} surface={surface} zone={zone} least={least} />
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

const nothingLow: Story['play'] = async ({ canvasElement }) => {
  const cells = [...canvasElement.querySelectorAll<HTMLElement>('td > span')];
  await expect(cells.length).toBeGreaterThan(10);
  await waitFor(() => expect(cells.filter((cell) => cell.dataset.figure === undefined)).toEqual([]));
  await expect(cells.filter((cell) => cell.dataset.low !== undefined)).toEqual([]);
};
export const Texts: Story = {
  name: '文字对比度',
  render: () => <Contrasts pairs={textPairs} least={4.5} />,
  play: nothingLow,
};
export const TextsDark: Story = { ...Texts, globals: { theme: 'dark' }, name: '文字对比度，深色' };
export const Shapes: Story = {
  name: '图形对比度',
  render: () => <Contrasts pairs={shapePairs} least={3} />,
  play: nothingLow,
};
export const ShapesDark: Story = { ...Shapes, globals: { theme: 'dark' }, name: '图形对比度，深色' };
