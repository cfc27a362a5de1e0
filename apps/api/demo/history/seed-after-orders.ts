import type { Tx } from '#db/database.ts';
import { type Settings, writeSetting } from '#modules/platform/setting/index.ts';
import { closeCreditCode } from '../accounts/credit-code.ts';
import type { SeededPerson } from '../accounts/seed-accounts.ts';
import { seedInvoices } from './seed-invoices.ts';
import { seedReports } from './seed-reports.ts';
import { seedServices } from './seed-services.ts';
import { seedShipments } from './seed-shipments.ts';

const seller: Settings['seller'] = {
  name: '药集演示医药供应链有限公司',
  taxNo: closeCreditCode('91510107MA6CXY123'),
  address: '成都市武侯区演示路1号',
  phone: '028-86009999',
  bank: '演示银行成都武侯支行',
  account: '4402201009000999999',
  licence: '川AA0280001（演示）',
  returnAddress: '成都市双流区演示物流大道8号 药集退货组 028-86009998',
};

/** Seeds everything after an order: parcels, returns, after-sales service, invoices, reports. */
export const seedAfterOrders = async (tx: Tx, persons: SeededPerson[], day: Date, now: Date) => {
  await writeSetting(tx, 'seller', seller);
  await seedShipments(tx, now);
  const main = persons.find(({ username }) => username === 'pharmacy');
  if (!main) return;
  await seedServices(tx, main.id, now);
  await seedInvoices(tx, main, seller, now);
  await seedReports(tx, main.id, day);
};
