import { createApiClient, operations } from '@yaoji/api-client';
import { goodsListingCodec } from '@yaoji/api-client/wire';
import { Card, Container, LinkProvider, Price, Link as ShopLink } from '@yaoji/ui';
import { Link, useLoaderData } from 'react-router';
import { Buying } from './buying';

export async function loader() {
  const api = createApiClient({ baseUrl: process.env.API_URL ?? '' });
  const listed = await api.call(operations.listGoods, { query: {} }, { read: goodsListingCodec.read });
  if (!listed.ok) throw listed.error;
  return listed.data.list;
}

export default function Home() {
  const list = useLoaderData<typeof loader>();
  return (
    <LinkProvider component={RouterLink}>
      <Container>
        {list.map((goods) => (
          <Card key={goods.id}>
            <h1>{goods.name}</h1>
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
