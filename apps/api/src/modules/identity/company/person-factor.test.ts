import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '#db/schema/member.ts';
import { throttle } from '#db/schema/throttle.ts';
import { openTestDatabase } from '#db/testing.ts';
import { removeFactorFor } from '#modules/identity/account/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { addPerson } from '#testing/person.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { app, call, signIn, time } = await startTestApp(db);
const company = { id: 0, owner: '', stranger: '' };

beforeAll(async () => {
  company.id = (await addBuyer(db, { username: 'mine', company: '康宁大药房' })).id;
  await addBuyer(db, { username: 'other', phone: '13700001111' });
  company.owner = await signIn('mine');
  company.stranger = await signIn('other');
});
beforeEach(() => db.delete(throttle));

/** Codes of different time steps differ. */
const later = (seconds = 30) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};
const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(time.now.getTime() / 1000) });

const ownerPassword = 'yaoji2026';
const verify = (session: string, password = ownerPassword) => call('verifyIdentity', { body: { password } }, session);
const state = async (session: string) => (await call('getSecondFactor', {}, session)).data;
const events = async () => (await call('listSecurityEvents', {}, company.owner)).data.list.map(({ text }) => text);

const person = async () => {
  const added = await addPerson(call, company.owner, ['finance', 'buyer']);
  return { ...added, session: await signIn(added.phone, added.password) };
};

const switchOn = async (session: string, password?: string) => {
  await verify(session, password);
  const { secret } = (await call('beginSecondFactor', {}, session)).data;
  const { data } = await call('confirmSecondFactor', { body: { code: codeOf(secret) } }, session);
  later();
  return { secret, codes: data.codes };
};

/** A person with a second factor. */
const careful = async () => {
  const added = await person();
  return { ...added, ...(await switchOn(added.session, added.password)) };
};

/** Runs while the owner has a second factor. */
const withOwnersFactor = async (run: (secret: string) => Promise<void>) => {
  const { secret } = await switchOn(company.owner);
  await run(secret);
  await db.transaction((tx) => removeFactorFor(tx, company.id, time.now));
};

type Login = { phone: string; password: string };
const login = ({ phone, password }: Login, cookie?: string) =>
  call('login', { body: { username: phone, password } }, cookie);
// The client types the answer of a finished log-in; this one asks for a code, and its data is a ticket.
const ticketFor = async (who: Login) => ((await login(who)).data as unknown as { ticket: string }).ticket;
const finish = async (who: Login, code: string) =>
  call('loginBySecondFactor', { body: { ticket: await ticketFor(who), code } });

describe('[C230] [C245] [C246] [C247] [C248] a person’s own second factor', () => {
  it('is switched on and off by their password, apart from the owner’s, and the log names them', async () => {
    const { session, password, name } = await person();
    expect((await call('beginSecondFactor', {}, session)).code).toBe(42802);
    expect((await verify(session)).status).toBe(422);
    expect(await call('verifyIdentity', { body: { code: '123456' } }, session)).toMatchObject({
      errors: { password: ['请输入登录密码'] },
    });
    const { codes } = await switchOn(session, password);
    expect(codes).toHaveLength(10);
    expect(await state(session)).toEqual({ is_on: 1, pay_above: null, recovery_left: 10 });
    expect((await state(company.owner)).is_on).toBe(0);
    expect((await call('removeSecondFactor', {}, session)).status).toBe(200);
    expect((await state(session)).is_on).toBe(0);
    expect(await events()).toEqual(
      expect.arrayContaining([
        `两步验证已关闭：员工${name}`,
        `两步验证已开启：员工${name}`,
        `身份验证失败：员工${name}`,
      ]),
    );
  });

  it('is confirmed once by two requests at once', async () => {
    const { session, password } = await person();
    await verify(session, password);
    const { secret } = (await call('beginSecondFactor', {}, session)).data;
    const body = { code: codeOf(secret) };
    const answers = await Promise.all([0, 1].map(() => call('confirmSecondFactor', { body }, session)));
    const refused = answers.filter(({ status }) => status !== 200);
    // A request that begins after the other's end is asked for a code of the factor that is on by then.
    expect(refused).toEqual([expect.objectContaining({ status: refused[0]?.status === 428 ? 428 : 409 })]);
  });

  it('stays when the owner’s goes, and the other way round', async () => {
    const { session, secret } = await careful();
    await withOwnersFactor(async () => {});
    expect((await state(session)).is_on).toBe(1);
    await withOwnersFactor(async () => {
      await verify(session, 'lantian-baiyun-7');
      await call('verifySecondFactor', { body: { code: codeOf(secret) } }, session);
      expect((await call('removeSecondFactor', {}, session)).status).toBe(200);
      expect((await state(company.owner)).is_on).toBe(1);
    });
  });
});

describe('[C252] the log-in of a person', () => {
  it('asks for their code, which works once, and opens their session, not the owner’s', async () => {
    const { secret, phone, password, name } = await careful();
    const refused = await login({ phone, password });
    expect(refused).toMatchObject({ status: 428, code: 42803, cookie: null });
    const code = codeOf(secret);
    const entered = await finish({ phone, password }, code);
    expect(entered).toMatchObject({ status: 200, data: { username: 'mine', person: { name } } });
    expect((await call('listPeople', {}, entered.cookie ?? '')).status).toBe(403);
    expect((await finish({ phone, password }, code)).status).toBe(422);
    expect(await events()).toContain(`登录：${name}`);
  });

  it('asks for no code of the owner’s factor, nor does the owner’s for theirs', async () => {
    const without = await person();
    const own = await careful();
    expect((await call('login', { body: { username: 'mine', password: ownerPassword } })).status).toBe(200);
    await withOwnersFactor(async (secret) => {
      expect((await login(without)).status).toBe(200);
      expect((await finish(own, codeOf(secret))).status).toBe(422);
    });
  });

  it('accepts one code once when two use it at once', async () => {
    const own = await careful();
    const tickets = [await ticketFor(own), await ticketFor(own)];
    const code = codeOf(own.secret);
    const answers = await Promise.all(tickets.map((ticket) => call('loginBySecondFactor', { body: { ticket, code } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('locks after five wrong codes for this person alone, and logs them', async () => {
    const [own, other] = [await careful(), await careful()];
    await db.delete(throttle);
    for (let tries = 0; tries < 5; tries += 1) expect((await finish(own, 'abcdefgh')).status).toBe(422);
    expect((await finish(own, codeOf(own.secret))).status).toBe(429);
    expect((await finish(other, codeOf(other.secret))).status).toBe(200);
    const failed = (await events()).filter((text) => text.startsWith('两步验证失败') && text.endsWith(own.name));
    expect(failed).toHaveLength(5);
    await withOwnersFactor(async (secret) => {
      expect((await call('verifySecondFactor', { body: { code: codeOf(secret) } }, company.owner)).status).toBe(200);
    });
  });

  it('cannot be finished by a person who has been stopped, nor once they are back', async () => {
    const own = await careful();
    const ticket = await ticketFor(own);
    await call('stopPerson', { params: { id: own.id } }, company.owner);
    const body = { ticket, code: codeOf(own.secret) };
    expect((await call('loginBySecondFactor', { body })).code).toBe(40904);
    await verify(company.owner);
    const { data } = await call('reinvitePerson', { params: { id: own.id } }, company.owner);
    const accepted = { code: data.code, phone: own.phone, password: own.password, agree: 1 as const };
    expect((await call('acceptInvitation', { body: accepted })).status).toBe(200);
    expect((await call('loginBySecondFactor', { body })).code).toBe(40904);
    expect((await finish(own, codeOf(own.secret))).status).toBe(200);
  });

  it('begun before the person was stopped opens nothing', async () => {
    const { id, session } = await person();
    await db.update(member).set({ stoppedAt: time.now }).where(eq(member.id, id));
    expect((await call('listOrders', {}, session)).status).toBe(401);
  });

  it('trusts a device for this person alone, until their password changes', async () => {
    const [own, other] = [await careful(), await careful()];
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/second_factor',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ticket: await ticketFor(own), code: codeOf(own.secret), remember: '1' }).toString(),
    });
    const device = `yaoji_device=${answer.cookies.find(({ name }) => name === 'yaoji_device')?.value}`;
    const entered = await login(own, device);
    expect(entered.status).toBe(200);
    expect((await login(other, device)).code).toBe(42803);
    await withOwnersFactor(async () => {
      const owner = await call('login', { body: { username: 'mine', password: ownerPassword } }, device);
      expect(owner.code).toBe(42803);
    });
    const password = 'qingshan-lvshui-9';
    await call('changePassword', { body: { old_password: own.password, password } }, entered.cookie ?? '');
    expect((await login({ ...own, password }, device)).code).toBe(42803);
  });
});

describe('[C334] recovery codes', () => {
  it('replace the previous ones after identity and code are verified, for a person and for the owner', async () => {
    const own = await careful();
    later(601);
    expect((await call('renewRecoveryCodes', {}, own.session)).code).toBe(42802);
    await verify(own.session, own.password);
    expect((await call('renewRecoveryCodes', {}, own.session)).code).toBe(42803);
    await call('verifySecondFactor', { body: { code: own.codes[0] ?? '' } }, own.session);
    expect(await events()).toContain(`已使用一个恢复码：员工${own.name}，还剩9个`);
    const { data } = await call('renewRecoveryCodes', {}, own.session);
    expect((await state(own.session)).recovery_left).toBe(10);
    expect((await finish(own, own.codes[1] ?? '')).status).toBe(422);
    expect((await finish(own, data.codes[1] ?? '')).status).toBe(200);
    expect(await events()).toContain(`恢复码已更换：员工${own.name}`);
    await withOwnersFactor(async () => {
      expect((await call('renewRecoveryCodes', {}, company.owner)).data.codes).toHaveLength(10);
    });
    expect((await call('renewRecoveryCodes', {}, company.owner)).code).toBe(40904);
  });
});

describe('[C335] a person who has lost phone and recovery codes', () => {
  const remove = (id: number, session: string) => call('removePersonFactor', { params: { id } }, session);

  it('has the factor switched off by the owner, who verifies it; their sessions end', async () => {
    const own = await careful();
    const listed = async () =>
      (await call('listPeople', {}, company.owner)).data.find(({ id }) => id === own.id)?.has_factor;
    expect(await listed()).toBe(1);
    later(601);
    expect((await remove(own.id, company.owner)).code).toBe(42802);
    await verify(company.owner);
    const ticket = await ticketFor(own);
    expect((await remove(own.id, company.owner)).status).toBe(200);
    expect(await listed()).toBe(0);
    expect((await call('listOrders', {}, own.session)).status).toBe(401);
    expect((await call('loginBySecondFactor', { body: { ticket, code: codeOf(own.secret) } })).code).toBe(40904);
    expect((await login(own)).status).toBe(200);
    expect((await events())[1]).toBe(`员工：关闭${own.name}的两步验证`);
    expect(await remove(own.id, company.owner)).toMatchObject({ code: 40904, message: '该账号没有开启两步验证' });
  });

  it('needs the owner’s code, too, where the owner has a factor', async () => {
    const own = await careful();
    await withOwnersFactor(async (secret) => {
      later(601);
      await verify(company.owner);
      expect((await remove(own.id, company.owner)).code).toBe(42803);
      await call('verifySecondFactor', { body: { code: codeOf(secret) } }, company.owner);
      expect((await remove(own.id, company.owner)).status).toBe(200);
    });
  });

  it('is no concern of colleagues or of another company', async () => {
    const [own, colleague] = [await careful(), await person()];
    await verify(colleague.session, colleague.password);
    expect((await remove(own.id, colleague.session)).status).toBe(403);
    await verify(company.stranger);
    expect((await remove(own.id, company.stranger)).status).toBe(404);
    expect((await state(own.session)).is_on).toBe(1);
  });
});

describe('[C249] [C250] a person’s payment above the owner’s limit', () => {
  it('needs a second factor of their own, and its code', async () => {
    const payer = await person();
    await withOwnersFactor(async () => {
      await call('setFactorPayment', { body: { pay_above: '500.00' } }, company.owner);
      const { id: goodsId } = await addGoods(db, { price: '100' });
      const { data } = await placeOrder(call, payer.session, [{ goods_id: goodsId, number: '6' }]);
      const pay = () => call('payOrder', { params: { id: data.id }, body: { method: 'sandbox' } }, payer.session);
      expect(await state(payer.session)).toMatchObject({ is_on: 0, pay_above: '500.00' });
      expect(await pay()).toMatchObject({
        status: 403,
        message: '付款高于¥500.00需要动态验证码，请先在“安全中心”开启您自己的两步验证',
      });
      const { secret } = await switchOn(payer.session, payer.password);
      later(601);
      expect((await pay()).code).toBe(42803);
      await call('verifySecondFactor', { body: { code: codeOf(secret) } }, payer.session);
      expect((await pay()).status).toBe(200);
    });
  });
});
