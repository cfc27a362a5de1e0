import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, FormField, Notice, PlusIcon, TextField } from '@yaoji/ui';
import * as entry from '#features/login/entry.css.ts';
import * as css from '#features/registration/register.css.ts';
import { useRegisterStores } from '#features/registration/register-stores.mutation.ts';
import { SiteFields } from '#features/registration/site-fields.tsx';
import { storesQuery } from '#features/store/store.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { useForm } from '#shared/forms/use-form.ts';
import type { Problems } from '#shared/forms/use-problems.ts';
import { href } from '#shared/routing/href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';
import { useDraft } from '#shared/storage/use-draft.ts';
import { emptyStore, type StoreDraft, storeEntry, storeField, storeProblems } from './store-problems.ts';

const mostStores = 100;
const firstStores = [emptyStore('1')];

/** A head office's stores, all sent at once (C107); input survives a reload. */
export function StoresForm() {
  const navigateIfHere = useNavigateIfHere();
  const client = useQueryClient();
  const { data: user } = useQuery(userStateQuery());
  const { draft, change, clear: discard } = useDraft('stores-'.concat(String(user?.id)), { stores: firstStores });
  const { stores } = draft;
  const form = useForm(useRegisterStores(), {
    check: () => storeProblems(stores),
    values: () => stores.map(storeEntry),
    onSuccess: async () => {
      discard();
      await client.invalidateQueries({ queryKey: storesQuery().queryKey });
      navigateIfHere(href('register_dd_step3'));
    },
  });
  const { problems, show, clear } = form;

  const edit = (index: number, changed: Partial<StoreDraft>, field: string) => {
    change({ stores: stores.map((store, at) => (at === index ? { ...store, ...changed } : store)) });
    clear(storeField(index, field));
  };
  const add = () => change({ stores: [...stores, emptyStore(nextKey(stores))] });
  const remove = (key: string) => {
    change({ stores: stores.filter((store) => store.key !== key) });
    // Problems are keyed by index, and the following stores have moved up.
    show({});
  };
  return (
    <form {...form.props} className={entry.form}>
      <Notice>每家门店会有自己的账号，用门店手机号和短信验证码登录；总店登录后可以切换到任一门店。</Notice>
      {problems.stores && <Notice tone="danger">{problems.stores}</Notice>}
      {stores.map((store, index) => (
        <section key={store.key} className={css.store} aria-label={`第${index + 1}家门店`}>
          <div className={css.storeHead}>
            <h2 className={css.partTitle}>第{index + 1}家门店</h2>
            {stores.length > 1 && (
              <Button
                size="small"
                tone="outline"
                aria-label={`删除第${index + 1}家门店`}
                onClick={() => remove(store.key)}
              >
                删除
              </Button>
            )}
          </div>
          <div className={css.fields}>
            <SiteFields
              draft={store}
              problems={problemsOf(problems, index)}
              onChange={(changed, field) => edit(index, changed, field)}
            />
            <FormField label="手机号" required hint="门店登录用" error={problems[storeField(index, 'phone')]}>
              <TextField
                size="large"
                inputMode="tel"
                autoComplete="off"
                maxLength={20}
                value={store.phone}
                onChange={(phone) => edit(index, { phone }, 'phone')}
              />
            </FormField>
          </div>
        </section>
      ))}
      <div>
        <Button tone="brandOutline" icon={<PlusIcon />} disabled={stores.length >= mostStores} onClick={add}>
          再加一家门店
        </Button>
      </div>
      <Button type="submit" size="large" block loading={form.isSending}>
        提交{stores.length}家门店
      </Button>
    </form>
  );
}

const nextKey = (stores: readonly StoreDraft[]) => String(Math.max(0, ...stores.map(({ key }) => Number(key))) + 1);

const siteFields = ['company', 'credit_code', 'region_code', 'address', 'name'];

const problemsOf = (problems: Problems, index: number) =>
  Object.fromEntries(siteFields.map((field) => [field, problems[storeField(index, field)]]));
