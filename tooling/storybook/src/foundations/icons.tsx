import { Unstyled } from '@storybook/addon-docs/blocks';
import * as ui from '@yaoji/ui';
import { type ComponentType, useState } from 'react';
import { Copy } from '../docs/copy.tsx';
import * as css from '../docs/docs.css.ts';

const icons = Object.entries<unknown>(ui)
  .filter((entry): entry is [string, ComponentType<ui.IconProps>] => entry[0].endsWith('Icon'))
  .sort(([one], [other]) => (one < other ? -1 : 1));

/** Every icon; a click copies its import. */
export function Icons() {
  const [query, setQuery] = useState('');
  const found = icons.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <Unstyled>
      <input
        type="search"
        className={css.search}
        aria-label="找图标"
        placeholder={`在 ${icons.length} 个图标里找，例如 cart`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className={css.muted}>
        {query && `${found.length} 个`}
      </p>
      <div className={css.tiles}>
        {found.map(([name, Icon]) => (
          <div key={name} className={css.tile}>
            <Icon size={24} />
            <Copy text={`import { ${name} } from '@yaoji/ui';`}>{name}</Copy>
          </div>
        ))}
      </div>
    </Unstyled>
  );
}
