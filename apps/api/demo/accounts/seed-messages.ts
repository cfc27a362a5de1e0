import { href } from '@yaoji/routes';
import { desc, inArray } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { message } from '#db/schema/message.ts';
import { order } from '#db/schema/order.ts';
import { dayMs } from '#durations.ts';
import { remindBuyers } from '#modules/cart/reminder/index.ts';
import { addDays } from '../calendar.ts';
import { insertMany } from '../insert-many.ts';
import type { SeededPerson } from './seed-accounts.ts';

type Note = {
  kind: 'order' | 'activity' | 'system';
  title: string;
  body: string;
  url?: string;
  daysAgo: number;
  read: boolean;
};

const notes: Note[] = [
  {
    kind: 'system',
    title: '欢迎加入药集',
    body: '您的资质已审核通过，现在可以查看价格并下单。',
    url: href('list_index'),
    daysAgo: 300,
    read: true,
  },
  {
    kind: 'system',
    title: '电子合同已生效',
    body: '您与本站签署的购销合同已生效，可在账户中心查看。',
    url: href('e_contract'),
    daysAgo: 298,
    read: true,
  },
  {
    kind: 'activity',
    title: '积分商城上新',
    body: '家用器械和门店用品可以用积分兑换，数量有限。',
    url: href('points_mall'),
    daysAgo: 40,
    read: true,
  },
  {
    kind: 'activity',
    title: '满1500减150',
    body: '参加满减活动的商品合计满1500元立减150元，活动进行中。',
    daysAgo: 18,
    read: true,
  },
  {
    kind: 'activity',
    title: '饮片券已到账',
    body: '您领取的饮片券满300减25已到账，30天内有效。',
    url: href('wallet_coupons'),
    daysAgo: 3,
    read: false,
  },
  {
    kind: 'activity',
    title: '天天特价今日更新',
    body: '今日特价商品已更新，每日零时换新，售完为止。',
    url: href('daily_special'),
    daysAgo: 0.4,
    read: false,
  },
  {
    kind: 'system',
    title: '快捷采购支持上传清单',
    body: '采购清单可以整段粘贴或上传表格，系统逐行匹配商品。',
    url: href('quick_purchase'),
    daysAgo: 5,
    read: false,
  },
];

const orderNews: Record<string, { event: string; title: string; say: (no: string) => string }> = {
  paid: { event: 'paid', title: '订单已付款', say: (no) => `订单${no}已付款，我们会尽快为您发货。` },
  shipped: {
    event: 'shipped',
    title: '订单已发货',
    say: (no) => `订单${no}已交付承运人，物流信息可在订单详情中查看。`,
  },
  cancelled: { event: 'cancelled', title: '订单已取消', say: (no) => `订单${no}已取消，占用的优惠已原样退回。` },
};

const perStatus = 2;

export const seedMessages = async (tx: Tx, persons: SeededPerson[], now: Date) => {
  const rows = persons.flatMap((person): (typeof message.$inferInsert)[] => {
    const base = (daysAgo: number, read: boolean) => ({
      buyerId: person.id,
      createdAt: addDays(now, -daysAgo),
      readAt: read ? addDays(now, -daysAgo + 0.2) : null,
    });
    if (person.status !== 'passed')
      return [
        {
          ...base(0.5, false),
          kind: 'system',
          title: '资料审核中',
          body: '您提交的资料正在审核，工作日2小时内完成。',
          url: href('register_step3'),
        },
      ];
    const notified = notes
      .filter(({ daysAgo }) => daysAgo < person.since)
      .map(({ daysAgo, read, ...note }) => ({ ...note, ...base(daysAgo, read) }));
    const ended = person.documents.filter(({ daysLeft }) => daysLeft !== null && daysLeft < 0);
    return [
      ...notified,
      ...ended.map(({ name }) => ({
        ...base(0.3, false),
        kind: 'system' as const,
        title: '证件已过期',
        body: `您的${name}已过期，相关商品暂停购买，请尽快更新。`,
        url: href('account_documents'),
      })),
    ];
  });
  rows.push(...(await ofOrders(tx, now)));
  await insertMany(
    tx,
    message,
    rows.sort((a, b) => Number(a.createdAt) - Number(b.createdAt)),
  );
  await remindBuyers(tx, now);
};

/** Messages about each buyer's newest orders; those of the last days are unread. */
const ofOrders = async (tx: Tx, now: Date): Promise<(typeof message.$inferInsert)[]> => {
  const orders = await tx
    .select({ id: order.id, no: order.no, buyerId: order.buyerId, status: order.status, createdAt: order.createdAt })
    .from(order)
    .where(inArray(order.status, ['paid', 'shipped', 'cancelled']))
    .orderBy(desc(order.id));
  const notified = new Map<string, number>();
  return orders.flatMap(({ id, no, buyerId, status, createdAt }) => {
    const news = orderNews[status];
    const key = `${buyerId}|${status}`;
    const count = notified.get(key) ?? 0;
    if (!news || count >= perStatus) return [];
    notified.set(key, count + 1);
    const at = new Date(Math.min(addDays(createdAt, 0.3).getTime(), now.getTime()));
    return {
      buyerId,
      kind: 'order' as const,
      title: news.title,
      body: news.say(no),
      url: href('order_info', { id }),
      reference: `order-${news.event}:${id}`,
      createdAt: at,
      readAt: now.getTime() - at.getTime() > 3 * dayMs ? addDays(at, 0.1) : null,
    };
  });
};
