import { Unstyled } from '@storybook/addon-docs/blocks';
import {
  type ColorRole,
  colourPurposes,
  contrast,
  hexOf,
  shapePairs,
  type ThemeColours,
  textPairs,
  themes,
  yx,
} from '@yaoji/ui/documented';
import { vars } from '@yaoji/ui/theme';
import { Fragment } from 'react';
import { Copy } from '../docs/copy.tsx';
import * as css from '../docs/docs.css.ts';
import { themeName } from '../theme-editor/theme-file.ts';

const roles = Object.keys(colourPurposes) as ColorRole[];
const groups = Map.groupBy(roles, (role) => colourPurposes[role][0]);
const zoneRoles = Object.keys(yx.light) as ColorRole[];

/** The variable itself, without `var()`. */
const variableOf = (role: ColorRole) => vars.color[role].slice(4, -1);

/** The surface with the role's lowest contrast, and the required contrast there. */
export function lowestContrast(role: ColorRole, colours: ThemeColours) {
  const figures = [
    ...textPairs.map((pair) => [...pair, 4.5] as const),
    ...shapePairs.map((pair) => [...pair, 3] as const),
  ]
    .filter(([name]) => name === role)
    .flatMap(([, surfaces, least]) =>
      surfaces.map((surface) => ({
        surface,
        least,
        figure: contrast(hexOf(colours[role]), hexOf(colours[surface])),
      })),
    );
  return figures.sort((one, other) => one.figure / one.least - other.figure / other.least)[0];
}

function Shade({ role, colours }: { role: ColorRole; colours: ThemeColours }) {
  const hex = hexOf(colours[role]);
  const lowest = lowestContrast(role, colours);
  return (
    <td>
      <span className={css.swatch} style={{ background: hex }} /> <Copy text={hex} />
      {lowest && (
        <div className={lowest.figure < lowest.least ? css.low : css.muted}>
          在 {lowest.surface} 上 {lowest.figure.toFixed(1)}:1
        </div>
      )}
    </td>
  );
}

/** Every role with its purpose, its value in the named themes, and its lowest contrast there. */
export function Colours() {
  return (
    <Unstyled>
      <table className={css.table}>
        <Head themeIds={['light', 'dark']} />
        <tbody>
          {[...groups].map(([group, members]) => (
            <Fragment key={group}>
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  <strong>{group}</strong>
                </th>
              </tr>
              {members.map((role) => (
                <Row key={role} role={role} themeIds={['light', 'dark']} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

/** The changes of a zone, in light and dark. */
export function ZoneColours() {
  const themeIds = Object.keys(themes).filter((id) => id !== 'light' && id !== 'dark');
  return (
    <Unstyled>
      <table className={css.table}>
        <Head themeIds={themeIds} />
        <tbody>
          {zoneRoles.map((role) => (
            <Row key={role} role={role} themeIds={themeIds} />
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

const Head = ({ themeIds }: { themeIds: readonly string[] }) => (
  <thead>
    <tr>
      <th scope="col">角色与变量</th>
      <th scope="col">用途</th>
      {themeIds.map((id) => (
        <th key={id} scope="col">
          {themeName(id)}
        </th>
      ))}
    </tr>
  </thead>
);

const Row = ({ role, themeIds }: { role: ColorRole; themeIds: readonly string[] }) => (
  <tr>
    <th scope="row">
      <strong>{role}</strong>
      <br />
      <Copy text={`var(${variableOf(role)})`}>
        <code>{variableOf(role)}</code>
      </Copy>
    </th>
    <td>{colourPurposes[role][1]}</td>
    {themeIds.map((id) => {
      const colours = themes[id];
      return colours && <Shade key={id} role={role} colours={colours} />;
    })}
  </tr>
);
