import { useEffect, useRef, useState } from 'react';

/** Stable callbacks that call the latest render's functions, so rows re-render only when their data change. */
export function useSteady<Actions extends Record<string, (...args: never[]) => unknown>>(actions: Actions): Actions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useState(
    () =>
      Object.fromEntries(
        Object.keys(actions).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
      ) as Actions, // Made from the keys of the actions.
  )[0];
}
