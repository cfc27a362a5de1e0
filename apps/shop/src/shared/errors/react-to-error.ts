import type { ApiError } from '@yaoji/api-client';
import { toast } from '@yaoji/ui';
import { showAlert } from '#shared/notices/question.store.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import { navigateTo } from '#shared/routing/navigator.ts';
import { loginHref } from '#shared/routing/way-back.ts';

/** Does what the error catalogue says of an error. The one place where a failed call becomes something to see. */
export function reactToError({ reaction }: ApiError) {
  switch (reaction.do) {
    case 'nothing':
      return;
    case 'login':
      return navigateTo(loginHref(location));
    case 'toast':
      return void toast[reaction.tone](reaction.text);
    case 'toast-then-contract': {
      toast.warning(reaction.text);
      const contract = linkTo('e_contract');
      if (contract) navigateTo(contract);
      return;
    }
    case 'alert':
      return void showAlert(reaction.text);
    case 'refresh-dialog':
      return void showAlert(reaction.text, '刷新').then((refresh) => refresh && location.reload());
  }
}
