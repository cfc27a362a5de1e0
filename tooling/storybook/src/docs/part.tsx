import {
  ArgTypes,
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import type { SBType } from 'storybook/internal/types';
import { partName, typesWithin } from '../../.storybook/arg-types.ts';
import { wordsOf } from '../../.storybook/prop-words.ts';
import { Copy } from './copy.tsx';
import * as css from './docs.css.ts';
import { Rows } from './rows.tsx';

/** Set in `vite.config.ts`: the shop's files that import a part. */
declare const USES_IN_SHOP: Record<string, readonly string[]>;

/** A story file that is not `stable` has the tag. */
const statuses = { new: '新', deprecated: '停用', stable: '稳定' };

type PartProps = {
  /** Keyboard and screen reader, words, do and don't. */
  children?: ReactNode;
};

/** The page of a part: purpose, appearance, usage, props, and all states. */
export default function Part({ children }: PartProps) {
  return (
    <>
      <Title />
      <Facts />
      <Description />
      <Primary />
      {children}
      <h2>属性</h2>
      <div className={css.props}>
        <Props />
        <Types />
      </div>
      <Stories title={<h2>全部状态</h2>} includePrimary={false} />
    </>
  );
}

/** A story in a window of its own follows controls only on its own page. */
function Props() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.parameters.docs?.story?.inline === false ? <ArgTypes /> : <Controls />;
}

/** Tables of the types within the props. */
function Types() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return typesWithin(partName(preparedMeta.component) ?? '').map(([name, fields]) => (
    <Fragment key={name}>
      <h3>
        <code>{name}</code>
      </h3>
      <Rows
        head={['栏位', '类型', '说明']}
        rows={fields.map((field) => [
          field.isOptional ? `${field.name}?` : field.name,
          field.type,
          wordsOf(name, field),
        ])}
      />
    </Fragment>
  ));
}

function Facts() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, tags, parameters, argTypes } = preparedMeta;
  const slots = Object.keys(argTypes).filter((prop) =>
    /^React(Node|Element)\b/.test(writtenType(argTypes[prop]?.type)),
  );
  const name = partName(component);
  const status = (['new', 'deprecated'] as const).find((tag) => tags.includes(tag)) ?? 'stable';
  const users = (name && USES_IN_SHOP[name]) || [];
  const source = sourceOf(String(parameters.fileName));
  const isOfLibrary = source.startsWith('packages/ui/');
  return (
    <Unstyled>
      <ul className={css.facts}>
        <li>
          {/* Not from the library's entry, which would import every part. */}
          <span className={css.status[status]}>{statuses[status]}</span>
        </li>
        {name && isOfLibrary && (
          <li>
            <Copy text={`import { ${name} } from '@yaoji/ui';`} />
          </li>
        )}
        <li>
          <Copy text={source} />
        </li>
        {slots.length > 0 && (
          <li>
            插槽 <code>{slots.join(' ')}</code>
          </li>
        )}
        {argTypes.texts && (
          <li>
            文字可换：<code>texts</code>，或 <code>TextsProvider</code>
          </li>
        )}
        {isOfLibrary && (
          <li>
            {users.length === 0 ? (
              '药集商城未直接使用'
            ) : (
              <details>
                <summary className={css.summary}>药集商城用在 {users.length} 处</summary>
                <ul>
                  {users.map((file) => (
                    <li key={file}>
                      <code>{file}</code>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        )}
      </ul>
    </Unstyled>
  );
}

/** The written type of a prop that is not data. */
const writtenType = (type: SBType | undefined) => (type?.name === 'other' ? type.value : '');

/** The part next to a story file, relative to the root of the repository. */
const sourceOf = (storyFile: string) =>
  storyFile.replace(/^.*?(?=(apps|packages|tooling)\/)/, '').replace('.stories', '');
