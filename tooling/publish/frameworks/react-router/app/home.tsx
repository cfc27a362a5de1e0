import { createApiClient, operations } from '@yaoji/api-client';
import { goodsView } from '@yaoji/api-client/view';
import { goodsListingCodec } from '@yaoji/api-client/wire';
import { Card, Container, formatMoney, GoodsPicture, LinkProvider, Price, Link as ShopLink } from '@yaoji/ui';
import { Link, useLoaderData } from 'react-router';
import { Buying } from './buying';

export async function loader() {
  const baseUrl = process.env.API_URL ?? '';
  const api = createApiClient({ baseUrl });
  const listed = await api.call(operations.listGoods, { query: {} }, { read: goodsListingCodec.read });
  if (!listed.ok) throw listed.error;
  return { list: listed.data.list, baseUrl };
}

export default function Home() {
  const { list, baseUrl } = useLoaderData<typeof loader>();
  const options = { goodsHref: (id: number) => `/goods/${id}`, formatMoney, baseUrl };
  return (
    <LinkProvider component={RouterLink}>
      <Container>
        {list.map((goods) => (
          <Card key={goods.id}>
            <h1>{goods.name}</h1>
            <GoodsPicture src={goodsView(goods, options).pictures[0]?.thumb} alt={goods.name} size={80} />
            <ShopLink href="/help">帮助</ShopLink>
            <Price value={goods.price ?? { hidden: 'unquoted' }} unit={goods.unit} />
            <Buying goods={goods} />
          </Card>
        ))}
      </Container>
    </LinkProvider>
  );
}

const RouterLink = ({ href, ...rest }: { href: string }) => <Link to={href} {...rest} />;
