import { Markdown } from '@storybook/addon-docs/blocks';
import { nextRelease, readChangeset } from './changesets.ts';

const changesets = import.meta.glob<string>('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changelogs = import.meta.glob<string>('../../../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Changes in the next release and in earlier ones. */
export function Upgrades() {
  const notes = Object.values(changesets).flatMap((file) => readChangeset(file) ?? []);
  const next = nextRelease(notes).map(({ name, notes }) =>
    [`### ${name}`, ...notes.map(({ step, text }) => `- **${step}**　${text.replaceAll('\n', ' ')}`)].join('\n\n'),
  );
  return (
    <>
      <h2>下一次发布</h2>
      {next.length === 0 ? <p>没有还未发布的改动。</p> : <Markdown>{next.join('\n\n')}</Markdown>}
      <h2>已发布</h2>
      {Object.keys(changelogs).length === 0 && <p>还没有发布过。</p>}
      {Object.entries(changelogs).map(([file, text]) => (
        // The heading of a changelog is the name of its package.
        <Markdown key={file}>{text.replaceAll(/^#/gm, '##')}</Markdown>
      ))}
    </>
  );
}
