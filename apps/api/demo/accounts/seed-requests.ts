import { href } from '@yaoji/routes';
import type { Tx } from '#db/database.ts';
import { demand } from '#db/schema/demand.ts';
import { feedback } from '#db/schema/feedback.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { addDays } from '../calendar.ts';
import type { SeededGoods } from '../seed-catalogue.ts';
import type { SeededPerson } from './seed-accounts.ts';

type Wish = {
  name: string;
  maker?: string;
  spec?: string;
  quantity: string;
  unit: string;
  price?: string;
  remark?: string;
  daysAgo: number;
  answer?: { status: 'answered' | 'closed'; text: string; withGoods?: boolean };
};

const wishes: Record<string, Wish[]> = {
  pharmacy: [
    {
      name: '小儿豉翘清热颗粒',
      spec: '2g*9袋',
      quantity: '60',
      unit: '盒',
      price: '26.5',
      remark: '换季备货，月底前到货即可',
      daysAgo: 42,
      answer: { status: 'answered', text: '已补货到仓，可直接下单。', withGoods: true },
    },
    {
      name: '鲜竹沥',
      maker: '江西产优先',
      spec: '20ml*6支',
      quantity: '100',
      unit: '盒',
      daysAgo: 25,
      answer: { status: 'answered', text: '厂家排产中，预计下月8日到货，到货后站内消息通知您。' },
    },
    {
      name: '九味羌活丸',
      spec: '6g*9袋（老包装）',
      quantity: '30',
      unit: '盒',
      remark: '只要老包装',
      daysAgo: 60,
      answer: { status: 'closed', text: '老包装已停产，新包装在售，不再单独组织货源。' },
    },
    { name: '电子体温计', spec: '软头', quantity: '200', unit: '支', price: '8', daysAgo: 1.2 },
    { name: '蛇胆川贝液', spec: '10ml*6支', quantity: '40', unit: '盒', remark: '有批次报告', daysAgo: 0.2 },
  ],
  clinic: [
    { name: '川贝母', maker: '', spec: '松贝 一等', quantity: '1.5', unit: 'kg', remark: '要产地证明', daysAgo: 2 },
    {
      name: '针灸针',
      spec: '0.25*40mm',
      quantity: '50',
      unit: '盒',
      daysAgo: 15,
      answer: { status: 'answered', text: '同规格商品已上架，请查看。', withGoods: true },
    },
  ],
};

type Words = { kind: 'advice' | 'complaint' | 'goods' | 'other'; content: string; daysAgo: number; answer?: string };

const words: Record<string, Words[]> = {
  pharmacy: [
    {
      kind: 'advice',
      content: '希望购物车可以按厂家分组显示，方便核对随货单。',
      daysAgo: 36,
      answer: '感谢建议，已列入改进计划，上线后会在公司新闻中告知。',
    },
    {
      kind: 'goods',
      content: '收到的板蓝根颗粒有两盒外盒压痕明显，里面完好，请改善装箱。',
      daysAgo: 9,
      answer: '已与仓库核实，加厚了缓冲材料，并为您补发一张10元现金券。',
    },
    { kind: 'other', content: '能否把每月对账单发到邮箱？', daysAgo: 0.6 },
  ],
  clinic: [{ kind: 'complaint', content: '配送员没有提前电话联系，货放在了楼下，饮片怕潮。', daysAgo: 0.9 }],
};

const phone = '13800001234';

/** Product requests and feedback in each state, with the messages that answer them. */
export const seedRequests = async (tx: Tx, persons: SeededPerson[], goods: SeededGoods[], now: Date) => {
  const idOf = (username: string) => {
    const found = persons.find((person) => person.username === username);
    if (!found) throw new Error(`The demonstration lacks ${username}.`);
    return found.id;
  };
  const offered = goods.find(({ item: { row } }) => row.price !== '' && row.stock !== '0');
  for (const [username, list] of Object.entries(wishes)) {
    const inTime = list.toSorted((a, b) => b.daysAgo - a.daysAgo);
    for (const wish of inTime) await seedWish(tx, idOf(username), wish, offered?.id ?? null, now);
  }
  for (const [username, list] of Object.entries(words)) {
    for (const said of list) await seedWords(tx, idOf(username), said, now);
  }
};

const seedWish = async (tx: Tx, buyerId: number, wish: Wish, goodsId: number | null, now: Date) => {
  const { daysAgo, answer, ...fields } = wish;
  const answeredAt = answer ? addDays(now, -daysAgo + 0.7) : null;
  const [row] = await tx
    .insert(demand)
    .values({
      ...fields,
      buyerId,
      phone,
      status: answer?.status ?? 'pending',
      answer: answer?.text ?? null,
      goodsId: answer?.withGoods ? goodsId : null,
      answeredAt,
      createdAt: addDays(now, -daysAgo),
    })
    .returning({ id: demand.id });
  if (!answer || !answeredAt || !row) return;
  const title = answer.status === 'closed' ? '求购已关闭' : '求购已回复';
  const body = `您求购的${wish.name}：${answer.text}`;
  await sendMessage(
    tx,
    buyerId,
    { kind: 'system', title, body, url: href('demand_info', {}, { id: row.id }) },
    answeredAt,
  );
};

const seedWords = async (tx: Tx, buyerId: number, { daysAgo, answer, ...fields }: Words, now: Date) => {
  const answeredAt = answer ? addDays(now, -daysAgo + 0.5) : null;
  const talk = answer && answeredAt ? [{ from: 'service' as const, text: answer, at: answeredAt.toISOString() }] : [];
  const [row] = await tx
    .insert(feedback)
    .values({ ...fields, buyerId, phone, answer: answer ?? null, answeredAt, talk, createdAt: addDays(now, -daysAgo) })
    .returning({ id: feedback.id });
  if (!answer || !answeredAt || !row) return;
  const body = `您反馈“${fields.content.slice(0, 20)}…”：${answer}`;
  await sendMessage(
    tx,
    buyerId,
    { kind: 'system', title: '您的反馈有了回复', body, url: href('feedback', {}, { id: row.id }) },
    answeredAt,
  );
};
