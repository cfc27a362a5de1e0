import { SegmentedControl, Select } from '@yaoji/ui';
import { shadeOf } from '@yaoji/ui/documented';
import { useEffect, useRef, useState } from 'react';
import * as css from './theme-editor.css.ts';
import { type DraftTheme, declarationsOf } from './theme-file.ts';

type Entry = { id: string; title: string; name: string; type: string };

/** Any story in the colours of the draft. */
export function StoryPreview({ draft }: { draft: DraftTheme }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [width, setWidth] = useState('100%');
  const [textSize, setTextSize] = useState('100');
  useEffect(() => {
    const stop = new AbortController();
    fetch('index.json', { signal: stop.signal })
      .then((answer) => answer.json())
      .then(({ entries: all }: { entries: Record<string, Entry> }) =>
        setEntries(Object.values(all).filter(({ type, title }) => type === 'story' && !title.startsWith('开始/'))),
      )
      .catch(() => setEntries([]));
    return () => stop.abort();
  }, []);
  const id = chosen ?? entries.find(({ title }) => title === '整页/找商品')?.id;
  return (
    <div className={css.preview}>
      <div className={css.bar}>
        <Select
          aria-label="看哪个故事"
          value={id ?? ''}
          onChange={setChosen}
          options={entries.map((entry) => ({ value: entry.id, label: `${entry.title} / ${entry.name}` }))}
        />
        <SegmentedControl
          label="宽度"
          value={width}
          onChange={setWidth}
          items={[
            { value: '100%', label: '全宽' },
            { value: '768px', label: '768' },
            { value: '390px', label: '390' },
          ]}
        />
        <SegmentedControl
          label="字号"
          value={textSize}
          onChange={setTextSize}
          items={[
            { value: '100', label: '字号 100%' },
            { value: '200', label: '200%' },
          ]}
        />
      </div>
      {id && <Frame key={`${id}${draft.base}${textSize}`} id={id} draft={draft} width={width} textSize={textSize} />}
    </div>
  );
}

type FrameProps = { id: string; draft: DraftTheme; width: string; textSize: string };

function Frame({ id, draft, width, textSize }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  // Above what a theme or zone says of the root element.
  const rules = `:root:root:root { ${declarationsOf(draft, true).join(' ')} }`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reloaded page has lost its rules
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page?.head) return;
    const sheet = page.getElementById('draft-theme') ?? page.head.appendChild(page.createElement('style'));
    sheet.id = 'draft-theme';
    sheet.textContent = rules;
  }, [rules, loads]);
  const shade = shadeOf(draft.base);
  const address = `iframe.html?viewMode=story&id=${id}&globals=theme:${shade};textSize:${textSize}`;
  return (
    <iframe
      ref={frame}
      title="预览"
      src={address}
      className={css.frame}
      style={{ width }}
      onLoad={() => setLoads((count) => count + 1)}
    />
  );
}
