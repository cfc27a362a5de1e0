import { createApiClient, operations } from '@yaoji/api-client';
import { goodsView } from '@yaoji/api-client/view';
import { goodsListingCodec } from '@yaoji/api-client/wire';
import { Badge, Card, Container, DescriptionList, formatMoney, GoodsPicture, Link, Price } from '@yaoji/ui';
import { Buying } from './buying';

export const dynamic = 'force-dynamic';

/** A server component: its library imports run here, except those marked 'use client'. */
export default async function Page() {
  const baseUrl = process.env.API_URL ?? '';
  const api = createApiClient({ baseUrl });
  const listed = await api.call(operations.listGoods, { query: {} }, { read: goodsListingCodec.read });
  if (!listed.ok) return <p>{listed.error.message}</p>;
  const options = { goodsHref: (id: number) => `/goods/${id}`, formatMoney, baseUrl };
  return (
    <Container>
      {listed.data.list.map((goods) => (
        <Card key={goods.id}>
          <h1>{goods.name}</h1>
          <Badge count={3} />
          <GoodsPicture src={goodsView(goods, options).pictures[0]?.thumb} alt={goods.name} size={80} />
          <DescriptionList items={[{ label: '生产厂家', value: goods.maker }]} />
          <Link href="/help">{formatMoney(goods.price ?? '0')}</Link>
          <Price value={goods.price ?? { hidden: 'unquoted' }} unit={goods.unit} />
          <Buying goods={goods} />
        </Card>
      ))}
    </Container>
  );
}
