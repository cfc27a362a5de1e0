import { toast } from '@yaoji/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { noTarget } from './resolve-link.ts';

/**
 * Plain links within the shop become navigations without a reload, whoever drew them: a component of the library, data,
 * an article. A link without a target says so (S17). Everything the browser does better stays with it.
 */
export function useLinkNavigation() {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const address = link?.getAttribute('href');
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || !address || event.button !== 0 || modified || event.defaultPrevented) return;
      if (address === noTarget) {
        event.preventDefault();
        toast.info('活动暂未开始');
        return;
      }
      if (!isOurs(address) || link.hasAttribute('download') || (link.target && link.target !== '_self')) return;
      event.preventDefault();
      const samePage = address.split(/[?#]/, 1)[0] === window.location.pathname;
      void navigate(address, { preventScrollReset: samePage });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/** A path of the shop, and none that the server answers itself. */
const isOurs = (address: string) => /^\/(?!\/|(api|pictures|sandbox|docs)(\/|$))/.test(address);
