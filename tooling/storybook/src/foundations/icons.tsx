import { Unstyled } from '@storybook/addon-docs/blocks';
import * as ui from '@yaoji/ui';
import { type ComponentType, useState } from 'react';
import { Copy } from '../docs/copy.tsx';
import * as css from '../docs/docs.css.ts';
import { findBySound } from '../docs/find-by-sound.ts';
import { type IconName, iconWords } from './icon-words.ts';

const drawings: Record<IconName, ComponentType<ui.IconProps>> = ui;
// The cast: it has every icon as a key.
const icons = Object.keys(iconWords) as IconName[];

/** Every icon; a click copies its import. */
export function Icons() {
  const [query, setQuery] = useState('');
  const found = findBySound(icons, (name) => `${name} ${iconWords[name]}`, query);
  return (
    <Unstyled>
      <input
        type="search"
        className={css.search}
        aria-label="找图标"
        placeholder={`在 ${icons.length} 个图标里找，例如 购物车、gwc、cart`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className={css.muted}>
        {query && `${found.length} 个`}
      </p>
      <div className={css.tiles}>
        {found.map((name) => {
          const Icon = drawings[name];
          return (
            <div key={name} className={css.tile}>
              <Icon size={24} />
              <Copy text={`import { ${name} } from '@yaoji/ui';`}>{name}</Copy>
              <span className={css.muted}>{iconWords[name]}</span>
            </div>
          );
        })}
      </div>
    </Unstyled>
  );
}
