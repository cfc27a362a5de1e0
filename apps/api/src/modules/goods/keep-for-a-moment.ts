/** What was asked for, with facts that say for whom it is an answer. */
type Kept<Value, Facts> = {
  value: Promise<Value>;
  facts: Facts;
  /** When it is made anew, and until when it is given all the same while that goes on. */
  renewedAt: number;
  until: number;
};

export type Moments<Value, Facts> = Map<string, Kept<Value, Facts>>;

/** Going through many goods takes longer than showing a page of them: its outcome may be this old. */
const keptMs = 5_000;
/** What takes long to make is kept for so many times as long, so that making it stays a small part of the work. */
const keptTimes = 50;
/** Nobody waits for what was asked for a moment ago: the one before is given while the next is made. */
const givenMs = 30_000;
const mostKept = 300;

type Question<Value, Facts> = {
  key: string;
  facts: Facts;
  make: () => Promise<Value>;
  /** Whether what was kept with these facts answers the question. */
  isAnswer: (facts: Facts) => boolean;
  /** Whether it is kept beyond the moment in which it is made; by default it is. */
  isWorthKeeping?: (value: Value) => boolean;
};

/** What was made a moment ago or is being made, or else what is made now; those that were made longest ago go first. */
export const keepForAMoment = <Value, Facts>(
  kept: Moments<Value, Facts>,
  { key, facts, make, isAnswer, isWorthKeeping = () => true }: Question<Value, Facts>,
): Promise<Value> => {
  const now = performance.now();
  const found = kept.get(key);
  const known = found && found.until > now && isAnswer(found.facts) ? found : null;
  if (known && known.renewedAt > now) return known.value;
  if (known) known.renewedAt = Number.POSITIVE_INFINITY;
  const value = make();
  const entry: Kept<Value, Facts> = { value, facts, renewedAt: now + keptMs, until: now + keptMs };
  const keep = () => {
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };
  if (!known) keep();
  value.then(
    (made) => {
      const madeAt = performance.now();
      entry.renewedAt = madeAt + Math.max(keptMs, keptTimes * (madeAt - now));
      entry.until = entry.renewedAt + givenMs;
      if (isWorthKeeping(made)) keep();
      else kept.delete(key);
    },
    // What failed is no answer for the next one.
    () => kept.delete(key),
  );
  return known ? known.value : value;
};
