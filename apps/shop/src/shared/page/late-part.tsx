import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { addLateCode, hydrateLateParts, isWaiting, untilLoaded } from './first-input.ts';
import { whenOnline } from './when-online.ts';

/**
 * A part that is there as the server rendered it, without its code, until the first input; a page that the browser
 * renders loads it at once.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  let failure: unknown;
  let loading: Promise<void> | undefined;
  const loadOnce = () => {
    loading ??= whenOnline(load)().then(
      (found) => {
        Part = found;
      },
      (error: unknown) => {
        failure = error;
      },
    );
    return loading;
  };
  addLateCode(loadOnce);

  function Loaded(props: Props) {
    if (failure) throw failure;
    // Thrown and not used: React leaves this part out for now, and does not put off the others.
    if (!Part) throw untilLoaded(loadOnce);
    return <Part {...props} />;
  }

  return memo(function LatePart(props: Props) {
    const first = useRef(props);
    const deferred = useDeferredValue(props);
    // New data ends the waiting; as a transition it keeps what is there until then.
    const shown = isWaiting() ? deferred : props;
    useEffect(() => {
      if (props !== first.current) void hydrateLateParts();
    }, [props]);
    return useMemo(
      () => (
        <Suspense fallback={fallback(shown)}>
          <Loaded {...shown} />
        </Suspense>
      ),
      [shown],
    );
  }) as unknown as ComponentType<Props>; // What memo makes of a component is one.
}
