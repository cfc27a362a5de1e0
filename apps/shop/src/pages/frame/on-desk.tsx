import { media } from '@yaoji/ui/theme';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isServerBuild } from '#config.ts';
import { whenOnline } from '#shared/page/when-online.ts';
import * as css from './frame.css.ts';

type Parts = typeof import('./desk-parts.tsx');

const phone = () => window.matchMedia(media.phone);

/** Whether the window shows what a phone does not. */
export const isDesk = () => isServerBuild || !phone().matches;

let loaded: Parts | undefined;

export const loadDeskParts = async (): Promise<Parts> => {
  loaded ??= await import('./desk-parts.tsx');
  return loaded;
};

/** A part of the frame that no phone shows, and whose code no phone loads. */
export function deskPart<Props extends object>(find: (parts: Parts) => ComponentType<Props>) {
  let shown: ComponentType<Props> | undefined;
  return (props: Props) => {
    // It stays what it is shown as first: another component would begin anew.
    shown ??= loaded ? find(loaded) : lazy(whenOnline(async () => ({ default: find(await loadDeskParts()) })));
    const Part = shown;
    return (
      <OnDesk>
        <Part {...props} />
      </OnDesk>
    );
  };
}

/** On a phone the server's HTML stays as it is, hidden, and nothing in it is hydrated; until the window grows. */
function OnDesk({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(isDesk);
  useEffect(() => {
    const query = phone();
    const onChange = () => query.matches || setShown(true);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return isShown ? (
    <div key="desk" className={css.deskPart}>
      <Suspense>{children}</Suspense>
    </div>
  ) : (
    <div key="phone" className={css.deskPart} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
