import { Refusal } from '#errors/refusal.ts';
import type { Written } from './operation.ts';

/** A record as it is edited. */
type Stored = { id: number; version: string; form: object };

/** What is stored, if it still is what was seen. */
export const asSeen = <Shown extends Stored>(current: Shown | null, version: string): Shown => {
  if (!current) throw new Refusal('contentMissing');
  if (current.version !== version) throw new Refusal('changedMeanwhile', { data: { current } });
  return current;
};

/** What a write of a record answers, and what the log stores of it. */
export const written = <Shown extends Stored>(data: Shown, before: Shown | null, message: string): Written<Shown> => ({
  data,
  message,
  subject: String(data.id),
  before: before?.form ?? null,
  after: data.form,
});

/** Those of the values that differ from the others. */
export const differing = (form: object, other: object) =>
  Object.fromEntries(Object.entries(form).filter(([name, value]) => other[name as keyof typeof other] !== value));
