import '@yaoji/ui/styles.css';
import '@yaoji/ui/reset.css';
import './theme.css';
import { orderView } from '@yaoji/api-client/view';
import type { Cart, Goods, OrderSummary } from '@yaoji/api-client/wire';
import {
  Button,
  CartButton,
  Container,
  FormField,
  Header,
  OrderCard,
  PasswordField,
  SearchBox,
  TextField,
  TextsProvider,
  Toaster,
  toast,
} from '@yaoji/ui';
import { english } from '@yaoji/ui/texts/english';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as api from './api';
import { type CartActions, CartDrawer, CartPage, priced } from './cart';
import { GoodsList } from './goods';

/** Other words: the library's English with this shop's own. */
const words = { ...english, settlementBar: { ...english.settlementBar, submit: 'Order' } };

const orderOptions = {
  orderHref: (id: number) => `#order-${id}`,
  statusNames: { pending: 'To pay', paid: 'Paid', shipped: 'On its way', done: 'Done', cancelled: 'Cancelled' },
  formatTime: (unixSeconds: number) =>
    new Date(unixSeconds * 1000).toLocaleString('en-GB', { timeZone: 'Asia/Shanghai' }),
};

function Shop() {
  const [goods, setGoods] = useState<Goods[]>([]);
  const [cart, setCart] = useState<Cart | null>(null);
  const [orders, setOrders] = useState<OrderSummary[]>([]);
  const [query, setQuery] = useState('');
  const page = useHash();

  const search = async (keywords: string) => setGoods((await api.findGoods(keywords)).list);
  const refresh = async () => setCart(await api.loadCart());
  // Order the cart only after the last change.
  const changes = useRef<Promise<unknown>>(Promise.resolve());
  const changed = (change: Promise<unknown>) => {
    const shown = change.then(refresh, refresh);
    changes.current = Promise.all([changes.current, shown]);
    return shown;
  };
  useEffect(() => {
    const show = ({ list }: { list: Goods[] }) => setGoods(list);
    api.findGoods('').then(show, () => {});
    api.loadCart().then(setCart, () => {});
  }, []);

  const actions: CartActions = {
    onQuantity: (id, quantity) => changed(api.changeQuantity(id, quantity)),
    onSelect: (ids, isSelected) => changed(api.selectLines(ids, isSelected)),
    onRemove: (ids) => changed(api.removeLines(ids)),
    onOrder: async (ids) => {
      await changes.current;
      const { orderNo } = await api.placeOrder(ids);
      toast.success(`Order ${orderNo} is placed`);
      setOrders((await api.loadOrders()).list);
      location.hash = 'orders';
      await refresh();
    },
  };
  const searchBox = (
    <SearchBox
      query={query}
      onQueryChange={setQuery}
      onSearch={(text) => {
        location.hash = '';
        void search(text);
      }}
      kinds={[{ value: 'goods', label: 'Goods' }]}
      kind="goods"
      onKindChange={() => {}}
      suggestions={{ state: 'idle', items: [] }}
      onSuggestion={() => {}}
    />
  );
  const cartButton = cart && (
    <CartButton count={cart.lines.length} amount={priced(cart).totals.payable} href="#drawer" />
  );
  return (
    <>
      <Header
        brand={{ name: 'Harbour Herbs', slogan: 'Wholesale since this morning', href: '#' }}
        search={searchBox}
        aside={cartButton}
        line
      />
      <Container>
        <main className="page">
          {!cart && <LogIn onDone={() => void Promise.all([refresh(), search(query)])} />}
          {page === 'cart' && cart ? (
            <CartPage cart={cart} {...actions} />
          ) : page === 'orders' ? (
            orders.map((order) => <OrderCard key={order.id} order={orderView(order, orderOptions)} />)
          ) : (
            <GoodsList goods={goods} onAdd={(one, quantity) => changed(api.addToCart(one, quantity))} />
          )}
        </main>
      </Container>
      {page === 'drawer' && cart && (
        <CartDrawer cart={cart} onClose={() => history.back()} onRemove={actions.onRemove} />
      )}
    </>
  );
}

function LogIn({ onDone }: { onDone: () => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    api.logIn(`${form.get('username')}`, `${form.get('password')}`).then(onDone, () => {});
  };
  return (
    <form className="login" onSubmit={submit}>
      <FormField label="Account">
        <TextField name="username" autoComplete="username" />
      </FormField>
      <FormField label="Password">
        <PasswordField name="password" autoComplete="current-password" />
      </FormField>
      <Button type="submit">Log in</Button>
    </form>
  );
}

/** The hash selects the page: an app with a router passes it to `LinkProvider`. */
function useHash(): string {
  const [hash, setHash] = useState(location.hash.slice(1));
  useEffect(() => {
    const follow = () => setHash(location.hash.slice(1));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return hash;
}

createRoot(document.getElementById('root') ?? document.body).render(
  <TextsProvider texts={words}>
    <Shop />
    <Toaster />
  </TextsProvider>,
);
