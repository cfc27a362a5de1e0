import { getRoute } from '@yaoji/routes';
import { recordShifts } from '../harness/measure.ts';
import { stationsFor } from '../harness/route-walk.ts';
import { samplesOf } from '../harness/samples.ts';
import { expectSoundPage } from '../harness/sound-page.ts';
import { expect, test } from '../harness/test.ts';

// The pages that are opened most are examined by the journeys of the same name.
const VISITOR: Record<string, string> = {
  'log-in by SMS': '/login?by=sms',
  'log-in by WeChat': '/login?by=wechat',
  'forgotten password': '/forget/step1',
  registration: '/register/step1',
  'registration of a head office': '/register/dd/step1',
  'WeChat to bind': '/register/wechat',
  'list as a table': '/list/table',
  'list without pictures': '/list/no_image',
  search: '/search?keywords=%E9%A2%97%E7%B2%92',
  'search without a match': '/search?keywords=zzzzzzzz',
  'free-shipping zone': '/yx',
  'rules of free shipping': '/yx/rule',
  'TCM zone': '/zyyp',
  'devices zone': '/qxzq',
  'near-expiry zone': '/jxqzc',
  'controlled zone': '/kxzq/new',
  'all activities': '/yjh',
  'several activities': '/Hdzx/1,2,3/2',
  'daily specials': '/mrtj',
  'coupon centre': '/lqzx',
  'brand wall': '/ppzq',
  brand: '/ppzq/info/1',
  'help article': '/help/xrzn/gwzn',
  licences: '/help/fwbz/wzzz',
  complaints: '/help/us/tsjy',
  news: '/news/company',
};

const BUYER: Record<string, string> = {
  home: '/',
  list: '/list',
  'empty cart': '/cart',
  'coupon centre': '/lqzx',
  complaints: '/help/us/tsjy',
  'end of the registration': '/register/step3',
  'stores to register': '/register/dd/step2',
  'e-contract': '/dzht',
};

for (const [viewer, pages] of [
  ['visitor', VISITOR],
  ['buyer', BUYER],
] as const) {
  for (const [name, address] of Object.entries(pages)) {
    test(`${name}, as a ${viewer} sees it: accessible, still, and no wider than the window`, async ({
      page,
      buyer,
    }) => {
      if (viewer === 'buyer') await buyer.enter('pharmacy');
      await expectSoundPage(page, address);
    });
  }
}

test.describe('every page of a buyer', () => {
  // Unowned data answers 404, which also appears on the console.
  test.use({ refusals: [404] });

  test('@mobile stays where it was first painted', async ({ page, buyer }) => {
    await buyer.enter('pharmacy');
    const stations = stationsFor('buyer', await samplesOf(page, buyer, true));
    const own = stations.filter(({ route }) => getRoute(route).access === 'buyer');
    const addresses = own.filter(({ route }, index) => own.findIndex((other) => other.route === route) === index);
    const shiftsOf = await recordShifts(page);
    const moved: [string, unknown][] = [];
    for (const { address } of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' });
      for (const shift of await shiftsOf()) moved.push([address, shift]);
    }
    expect(moved).toEqual([]);
  });
});
