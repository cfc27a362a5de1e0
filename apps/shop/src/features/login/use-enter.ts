import { useQueryClient } from '@tanstack/react-query';
import { registrationQuery } from '#features/user/registration.queries.ts';
import { href } from '#shared/routing/href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { readWayBack } from '#shared/routing/way-back.ts';

/**
 * Goes to the page that the user wanted before logging in. Without one, a user with an unfinished registration
 * continues it.
 */
export function useEnter() {
  const navigateIfHere = useNavigateIfHere();
  const client = useQueryClient();
  const search = useSearch();
  return async ({ isPassed }: { isPassed: boolean }) => {
    const back = readWayBack(search);
    const target = isPassed || search.has('back') ? back : await findStep().catch(() => back);
    navigateIfHere(target);

    async function findStep() {
      const { status } = await client.fetchQuery(registrationQuery());
      return status === 'company' || status === 'rejected' ? href('register_step2') : back;
    }
  };
}
