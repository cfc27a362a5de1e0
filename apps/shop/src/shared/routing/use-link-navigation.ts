import { toast } from '@yaoji/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { noTarget } from './resolve-link.ts';

/**
 * Plain links within the shop become navigations without a reload, whoever drew them: a component of the library, data,
 * an article. A link without a target says so (S17). Everything the browser does better stays with it. `prepare` hears
 * of an address when the pointer or the focus comes to its link.
 */
export function useLinkNavigation(prepare: (address: string) => void) {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkAt(event);
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || event.button !== 0 || modified || event.defaultPrevented) return;
      const { address } = link;
      if (address === noTarget) {
        event.preventDefault();
        toast.info('活动暂未开始');
      } else if (link.isOurs) {
        event.preventDefault();
        const keepScroll = address.split(/[?#]/, 1)[0] === window.location.pathname;
        void navigate(address, { state: { keepScroll } });
      }
    };
    const onApproach = (event: Event) => {
      const link = linkAt(event);
      if (link?.isOurs) prepare(link.address);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onApproach);
    document.addEventListener('focusin', onApproach);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onApproach);
      document.removeEventListener('focusin', onApproach);
    };
  }, [navigate, prepare]);
}

function linkAt(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (!link || !address) return null;
  const elsewhere = link.hasAttribute('download') || (link.target !== '' && link.target !== '_self');
  return { address, isOurs: !elsewhere && shopPath.test(address) };
}

/** A path of the shop, and none that the server answers itself. */
const shopPath = /^\/(?!\/|(api|pictures|sandbox|docs)(\/|$))/;
