import { Refusal } from '#errors/refusal.ts';
import type { Written } from './operation.ts';

/** A record as edited. */
type Stored = { id: number; version: string; form: object };

/** Returns the stored record if it is still as seen. */
export const asSeen = <Shown extends Pick<Stored, 'version'>>(current: Shown | null, version: string): Shown => {
  if (!current) throw new Refusal('contentMissing');
  if (current.version !== version) throw new Refusal('changedMeanwhile', { data: { current } });
  return current;
};

/** The answer to a write of a record, and its log entry. */
export const written = <Shown extends Stored>(data: Shown, before: Shown | null, message: string): Written<Shown> => ({
  data,
  message,
  subject: String(data.id),
  before: before?.form ?? null,
  after: data.form,
});

/** The values that differ. */
export const differing = (form: object, other: object) =>
  Object.fromEntries(Object.entries(form).filter(([name, value]) => other[name as keyof typeof other] !== value));
