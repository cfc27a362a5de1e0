import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { operator } from '#testing/operator.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, time, config } = await startTestApp(db);
const ops = operator(db, config, () => time.now);

const site = async () => (await call('getUserState')).data;

describe('settings by an operator', () => {
  it('[P4] change every page, one by one', async () => {
    await ops('setting set', ['site.hotLine', '400-820-0000']);
    await ops('setting set', ['site.qq1', '10000001']);
    await ops('setting set', ['site.filing', '川ICP备00000000号']);
    await ops('setting set', ['site.contact.name', '值班客服']);
    await ops('setting set', ['site.contact.phone', '028-86001234']);
    const { common_config, admin } = await site();
    expect(common_config).toMatchObject({ hot_line: '400-820-0000', qq1: '10000001', filing: '川ICP备00000000号' });
    expect(admin).toEqual({ name: '值班客服', phone: '028-86001234', is_default: 1 });
    expect(await ops('setting list')).toContain('site.hotLine\t400-820-0000');
  });

  it('are removed by an empty value', async () => {
    await ops('setting set', ['site.hotLine', '']);
    expect((await site()).common_config.hot_line).toBe('');
  });

  it.each([
    ['site.hotLine', 'call me', 'A phone is like'],
    ['site.qq1', '12', 'A QQ number'],
    ['site.logo', 'https://elsewhere.example/logo.png', 'a path of this server'],
    ['site.logo', '//elsewhere.example/logo.png', 'a path of this server'],
    ['site.chatUrl', 'javascript:alert(1)', 'begins with https://'],
    ['site.title', ' ', 'needs a name'],
    ['shipping.fee', '15', 'Money is like'],
    ['shipping.fee', '-1.00', 'Money is like'],
    ['order.payWithinMinutes', '0', 'from 5 to 1440'],
    ['site.nothing', 'x', 'There is no setting site.nothing'],
    ['__proto__.x', 'x', 'There is no setting'],
  ])('refuse %s: %s', async (name, value, sentence) => {
    const before = await ops('setting list');
    await expect(ops('setting set', [name, value])).rejects.toThrow(sentence);
    expect(await ops('setting list')).toEqual(before);
  });
});
