import { toast } from '@yaoji/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { noTarget } from './resolve-link.ts';

/**
 * Turns plain links within the shop into navigations without a reload, in components, data and articles. A link without
 * a target says so (S17). Leaves everything that browsers do better to them. `onApproach` gets the address of a shop
 * link that the pointer or focus reaches.
 */
export function useLinkNavigation(onApproach: (address: string) => void) {
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
        const preserveScroll = address.split(/[?#]/, 1)[0] === window.location.pathname;
        void navigate(address, { state: { preserveScroll } });
      }
    };
    const onNear = (event: Event) => {
      const link = linkAt(event);
      if (link?.isOurs) onApproach(link.address);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onNear);
    document.addEventListener('focusin', onNear);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onNear);
      document.removeEventListener('focusin', onNear);
    };
  }, [navigate, onApproach]);
}

function linkAt(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (!link || !address) return null;
  const elsewhere = link.hasAttribute('download') || (link.target !== '' && link.target !== '_self');
  return { address, isOurs: !elsewhere && shopPath.test(address) };
}

/** A path of the shop that the server does not answer itself. */
const shopPath = /^\/(?!\/|(api|pictures|sandbox|docs|look|preview)(\/|$))/;
