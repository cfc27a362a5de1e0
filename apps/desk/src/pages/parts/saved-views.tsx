import { operations, type Schemas, titles } from '@yaoji/api-client/desk';
import { Button } from '@yaoji/ui';
import { useSearchParams } from 'react-router';
import { useRead } from '#shared/api/use-read.ts';
import { Actions, action } from './actions.tsx';
import { titled } from './fields.tsx';
import * as css from './page.css.ts';

type View = Schemas['View'];

const nameField = { name: 'name', required: true, input: { maxLength: 20 } } as const;

type SavedViewsProps = {
  list: View['list'];
  /** Ids of the hidden columns. */
  hidden: readonly string[];
  onHide: (ids: readonly string[]) => void;
};

/** The operator's saved views of a list: filters, sort and columns under a name. */
export function SavedViews({ list, hidden, onHide }: SavedViewsProps) {
  const [params, setParams] = useSearchParams();
  const { data: all } = useRead(operations.listViews, {});
  if (!all) return null;
  const query = queryOf(params);
  const now = contentOf({ query, hidden });
  const views = all.filter((view) => view.list === list);
  const opened = views.find((view) => contentOf(view) === now);
  const isPlain = query === '' && hidden.length === 0;
  if (views.length === 0 && isPlain) return null;
  /** All views after one, if any, has been replaced by another; a name is used once in a list. */
  const replaced = (old: View | undefined, view: View) => [
    ...all.filter((each) => each !== old && !(each.list === list && each.name === view.name)),
    view,
  ];
  const save = action(operations.saveViews, {
    label: '保存视图',
    can: !opened && !isPlain,
    tone: 'plain',
    actionLabel: '保存',
    source: { name: '' },
    fields: titled(titles.View, [{ ...nameField, hint: '保存当前的筛选、排序和列；同名的会被替换' }]),
    inputOf: ({ name }) => ({ body: { views: replaced(undefined, { list, name, query, hidden: [...hidden] }) } }),
    done: '视图已保存',
  });
  const changes = opened
    ? [
        action(operations.saveViews, {
          label: '重命名',
          tone: 'plain',
          title: `重命名${opened.name}`,
          actionLabel: '保存',
          source: { name: opened.name },
          fields: titled(titles.View, [nameField]),
          inputOf: ({ name }) => ({ body: { views: replaced(opened, { ...opened, name }) } }),
          done: '已重命名',
          undo: { body: { views: all } },
        }),
        action(operations.saveViews, {
          label: '删除视图',
          tone: 'plain',
          title: `删除${opened.name}`,
          actionLabel: '删除',
          destructive: true,
          inputOf: () => ({ body: { views: all.filter((each) => each !== opened) } }),
          done: '视图已删除',
          undo: { body: { views: all } },
        }),
      ]
    : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
    <div className={css.chips} role="group" aria-label="视图">
      {views.map((view) => (
        <Button
          key={view.name}
          size="small"
          tone={view === opened ? 'brandOutline' : 'outline'}
          aria-pressed={view === opened}
          onClick={() => {
            setParams(view.query);
            onHide(view.hidden ?? []);
          }}
        >
          {view.name}
        </Button>
      ))}
      <Actions size="small" actions={[save, ...changes]} />
    </div>
  );
}

/** The filters and the sort in a comparable order; the page is no part of a view. */
const queryOf = (params: URLSearchParams) => {
  const stored = new URLSearchParams(params);
  stored.delete('page');
  stored.sort();
  return stored.toString();
};

const contentOf = ({ query, hidden = [] }: { query: string; hidden?: readonly string[] }) =>
  JSON.stringify([query, [...hidden].sort()]);
