import { operations } from '@yaoji/api-client/desk';
import { buyerStatusNames, orderStatusNames, partlyShippedName } from '@yaoji/domain';
import { type DeskRouteName, deskHref, deskRoutes } from '@yaoji/routes/desk';
import { Anchor, Button, Dialog, formatMoney, SearchIcon, TextField } from '@yaoji/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as page from '#pages/parts/page.css.ts';
import { useFilters } from '#shared/address/use-filters.ts';
import { useRead } from '#shared/api/use-read.ts';
import { useMay } from '#shared/session/operator.ts';
import * as css from './search-dialog.css.ts';

const mostFound = 5;

/** Elements in which `/` is a character. */
const fields = 'input, textarea, select, dialog';

type Found = { readonly key: string; readonly href: string; readonly title: string; readonly facts?: string };

/** A field over pages, orders, buyers and products, opened by `/` on every page. */
export function SearchDialog({ menu }: { menu: readonly DeskRouteName[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isInField = event.target instanceof Element && event.target.closest(fields) !== null;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isInField) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button size="small" tone="outline" aria-keyshortcuts="/" onClick={() => setOpen(true)}>
        <SearchIcon size={14} />
        搜索 /
      </Button>
      <Dialog open={isOpen} title="搜索" onClose={() => setOpen(false)}>
        <Search menu={menu} onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Search({ menu, onLeave }: { menu: readonly DeskRouteName[]; onLeave: () => void }) {
  const [text, setText] = useState('');
  const words = text.trim();
  const { groups, isCurrent } = useFound(words, menu);
  const list = useRef<HTMLDivElement>(null);
  const [isEntered, setEntered] = useState(false);
  // Enter waits for the results of the words as typed.
  useEffect(() => {
    if (!isEntered || !isCurrent) return;
    setEntered(false);
    list.current?.querySelector('a')?.click();
  }, [isEntered, isCurrent]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      setEntered(words !== '');
    }
    const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
    stops[stops.indexOf(document.activeElement as HTMLElement) + way]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the field and links
    <div className={css.search} onKeyDown={onKeyDown}>
      <TextField
        type="search"
        autoFocus
        aria-label="搜索全部"
        placeholder="页面、订单号、客户、商品名、拼音或 ERP 编码"
        prefix={<SearchIcon size={16} />}
        value={text}
        onChange={setText}
      />
      <div ref={list} className={css.groups}>
        {groups.map(({ name, found }) => (
          <section key={name} aria-label={name}>
            <h3 className={css.name}>{name}</h3>
            {found.map(({ key, href, title, facts }) => (
              <Anchor key={key} href={href} className={css.found} onClick={onLeave}>
                {title} {facts && <span className={page.muted}>{facts}</span>}
              </Anchor>
            ))}
          </section>
        ))}
        {words !== '' && isCurrent && groups.length === 0 && <p className={page.muted}>没有找到“{words}”</p>}
      </div>
    </div>
  );
}

/** Results for the words by kind, and whether they are current; before, those of earlier words. */
function useFound(words: string, menu: readonly DeskRouteName[]) {
  const may = useMay();
  const query = { keywords: words, perPage: mostFound };
  const options = (canRead: boolean) => ({ enabled: canRead && words !== '', isList: true });
  const orders = useRead(operations.listOrders, { query }, options(may(operations.listOrders)));
  const buyers = useRead(operations.listBuyers, { query }, options(may(operations.listBuyers)));
  const goods = useRead(operations.listGoods, { query }, options(may(operations.listGoods)));
  const pages = usePages(words, menu);
  const groups = [
    { name: '页面', found: pages },
    {
      name: '订单',
      found: (orders.data?.list ?? []).map(({ id, no, company, total, status, isPartlyShipped }) => ({
        key: String(id),
        href: deskHref('order', { id }),
        title: no,
        facts: `${company} ${formatMoney(total)} ${isPartlyShipped ? partlyShippedName : orderStatusNames[status]}`,
      })),
    },
    {
      name: '客户',
      found: (buyers.data?.list ?? []).map(({ id, company, username, status }) => ({
        key: String(id),
        href: deskHref('buyer', { id }),
        title: company || username,
        facts: buyerStatusNames[status],
      })),
    },
    {
      name: '商品',
      found: (goods.data?.list ?? []).map(({ id, name, spec, maker, price }) => ({
        key: String(id),
        href: deskHref('goods', {}, { search: goods.data?.total === 1 ? words : name }),
        title: name,
        facts: `${spec} ${maker} ${price === null ? '无报价' : formatMoney(price)}`,
      })),
    },
  ].filter(({ found }) => words !== '' && found.length > 0);
  // Pages come first, and need no answer.
  const isCurrent = pages.length > 0 || ![orders, buyers, goods].some(({ isFetching }) => isFetching);
  return { groups, isCurrent };
}

/** The list of the current page filtered by the words, then pages by title, below those of the operator's menu. */
function usePages(words: string, menu: readonly DeskRouteName[]): Found[] {
  const { pathname } = useLocation();
  const { hrefOf } = useFilters();
  const hasList = document.querySelector('main input[type="search"]') !== null;
  const own = { key: pathname, href: `${pathname}${hrefOf({ search: words })}`, title: `在本页搜索“${words}”` };
  const names = Object.keys(deskRoutes) as DeskRouteName[]; // The record has no other keys.
  const titled = names.filter((name) => {
    const { path, title } = deskRoutes[name];
    const isReachable = menu.some(
      (each) => path === deskRoutes[each].path || path.startsWith(`${deskRoutes[each].path}/`),
    );
    return isReachable && !path.includes(':') && title.includes(words);
  });
  return [
    ...(hasList ? [own] : []),
    ...titled.map((name) => ({ key: name, href: deskRoutes[name].path, title: deskRoutes[name].title })),
  ];
}
