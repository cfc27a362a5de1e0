import { useEffect, useState } from 'react';

export type RegionOption = {
  /** Six-digit region code. */
  code: string;
  name: string;
  /** Whether it has a lower level. */
  hasChildren: boolean;
};

export type LoadRegions = (parent: string | null) => Promise<readonly RegionOption[]>;

/** The options below a region, loaded once each; `failed` until a retry succeeds. */
export function useRegionOptions(load: LoadRegions, parent: string | null) {
  const [known, setKnown] = useState<ReadonlyMap<string | null, readonly RegionOption[]>>(new Map());
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another region or another attempt only
  useEffect(() => {
    setFailed(false);
    if (known.has(parent)) return;
    let left = false;
    load(parent).then(
      (options) => setKnown((before) => new Map(before).set(parent, options)),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [parent, attempt]);

  return { options: known.get(parent), failed, retry: () => setAttempt(attempt + 1) };
}
