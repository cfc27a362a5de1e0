import { Unstyled } from '@storybook/addon-docs/blocks';
import { densities, motion, radius, shadow, space } from '@yaoji/ui/documented';
import { breakpointPx, layoutPx, text, vars } from '@yaoji/ui/theme';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Copy } from '../docs/copy.tsx';
import * as css from '../docs/docs.css.ts';
import * as look from './scales.css.ts';

type Column = readonly [title: string, cell: (name: string, value: string) => ReactNode];

/** Sorts steps of space: JavaScript lists 0.5 after 12. */
const byNumber = (entries: [string, string][]) => entries.sort(([a], [b]) => Number(a) - Number(b));

function Scale({ values, columns }: { values: Record<string, string>; columns: readonly Column[] }) {
  return (
    <Unstyled>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map(([title]) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byNumber(Object.entries(values)).map(([name, value]) => (
            <tr key={name}>
              {columns.map(([title, cell]) => (
                <td key={title}>{cell(name, value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

const variableOf = (group: Record<string, string>) => (name: string) => <Copy text={group[name] ?? ''} />;
const asCode = (_name: string, value: string) => <code>{value}</code>;

export const Spaces = () => (
  <Scale
    values={space}
    columns={[
      ['变量', variableOf(vars.space)],
      ['标准值', asCode],
      ['', (name) => <span className={look.bar} style={{ width: variableIn(vars.space, name) }} />],
    ]}
  />
);

const variableIn = (group: Record<string, string>, name: string) => group[name];

export const Corners = () => (
  <Scale
    values={radius}
    columns={[
      ['变量', variableOf(vars.radius)],
      ['值', asCode],
      ['', (name) => <span className={look.corner} style={{ borderRadius: variableIn(vars.radius, name) }} />],
    ]}
  />
);

export const Shadows = () => (
  <Scale
    values={shadow.light}
    columns={[
      ['变量', variableOf(vars.shadow)],
      ['浅色主题的值', asCode],
      ['', (name) => <span className={look.shade} style={{ boxShadow: variableIn(vars.shadow, name) }} />],
    ]}
  />
);

const px = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value} px`]));

export const Widths = () => (
  <Scale
    values={{ ...px(layoutPx) }}
    columns={[
      ['名称', (name) => <code>layoutPx.{name}</code>],
      ['值', asCode],
    ]}
  />
);

export const Breakpoints = () => (
  <Scale
    values={px(breakpointPx)}
    columns={[
      ['名称', (name) => <code>breakpointPx.{name}</code>],
      ['窗口不宽于', asCode],
    ]}
  />
);

export const Motions = () => (
  <Scale
    values={motion}
    columns={[
      ['变量', variableOf(vars.motion)],
      ['值', asCode],
      [
        '',
        (name) =>
          name === 'ease' ? null : (
            <span className={look.moving} style={{ animationDuration: `calc(${variableIn(vars.motion, name)} * 6)` }} />
          ),
      ],
    ]}
  />
);

/** A specimen of each text style, with its size, line height and weight in this window. */
export const Specimens = () => (
  <Unstyled>
    {Object.entries(text).map(([name, className]) => (
      <Specimen key={name} name={name} className={className} />
    ))}
  </Unstyled>
);

function Specimen({ name, className }: { name: string; className: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [figures, setFigures] = useState('');
  useEffect(() => {
    if (!line.current) return;
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(line.current);
    setFigures(`${fontSize} / ${lineHeight} / ${fontWeight}`);
  }, []);
  return (
    <div className={look.specimen}>
      <div>
        <Copy text={`text.${name}`} />
        <div className={css.muted}>{figures}</div>
      </div>
      <p ref={line} className={className}>
        六味地黄丸 浓缩丸 200丸 ¥1,234.56
      </p>
    </div>
  );
}

/** The same list at each density. */
export const Densities = () => (
  <Unstyled>
    <div className={css.tiles}>
      {Object.entries(densities).map(([name, { title, factor }]) => (
        <div key={name} className={css.tile} data-density={name}>
          <strong>
            {title} ×{factor}
          </strong>
          <div className={look.rows}>
            {['阿莫西林胶囊', '六味地黄丸', '黄芪（切片）'].map((goods) => (
              <div key={goods} className={look.row}>
                {goods}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  </Unstyled>
);
