import { operations } from '@yaoji/api-client/desk';
import { useRead } from '#shared/api/use-read.ts';

/** Suggests makers for the text field whose `list` is the id. */
export function MakerNames({ id, typed }: { id: string; typed: string }) {
  const { data } = useRead(operations.listMakers, { query: { search: typed } }, { isList: true });
  return (
    <datalist id={id}>
      {data?.list.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
