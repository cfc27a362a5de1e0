import type { Schemas } from '@yaoji/api-client/contract';
import { buyerScopes } from '@yaoji/domain';
import type { Config } from '#config.ts';
import type { Executor } from '#db/database.ts';
import { loadPurchaser } from '#modules/purchaser/index.ts';
import { regionName } from '#modules/region/index.ts';
import { readSettings, type Settings } from '#modules/setting/index.ts';
import { toFlag } from '#wire-values.ts';
import { documentStates } from './document-states.ts';
import { countCartLines, countUnreadMessages, defaultAddress, findUser } from './user.repository.ts';

type World = { db: Executor; config: Config; now: Date };

/** Who is looking, with everything that every page shows of it; null for visitors. */
export const userStateOf = async (
  { db, config, now }: World,
  buyerId: number | null,
): Promise<Schemas['UserState']> => {
  const { site } = await readSettings(db, ['site']);
  const visitor = visitorState(site, config);
  const found = buyerId === null ? null : await findUser(db, buyerId);
  const purchaser = found && (await loadPurchaser(db, found.buyer.id));
  if (!found || !purchaser) return visitor;

  const { buyer } = found;
  const address = await defaultAddress(db, buyer.id);
  return {
    ...visitor,
    show: true,
    id: buyer.id,
    username: buyer.username,
    name: buyer.name,
    phone: buyer.phone ?? '',
    company: buyer.company,
    face: buyer.face || null,
    rank: buyer.rank,
    admin: contactOf(buyer, site),
    address: address ? regionName(address.regionCode) + address.detail : '',
    is_passed: toFlag(purchaser.passed),
    points: found.points ?? 0,
    cart: await countCartLines(db, buyer.id),
    message_count: await countUnreadMessages(db, buyer.id),
    wechat: buyer.wechat,
    quality_inspection: buyer.qualityInspection && {
      quality_inspection_url: buyer.qualityInspection.url,
      msg: buyer.qualityInspection.message ?? '',
    },
    is_show_youx: toFlag(buyer.showsFreeShippingZone),
    is_special: toFlag(buyer.isSpecial),
    is_can_chat: toFlag(buyer.canChat),
    is_AfterSale: toFlag(purchaser.passed),
    is_contract_signed: toFlag(purchaser.contractSigned !== false),
    scopes: buyerScopes(purchaser) ?? [],
    documents: documentStates(purchaser.documents, now),
    region_code: buyer.regionCode,
  };
};

const visitorState = (site: Settings['site'], config: Config): Schemas['UserState'] => ({
  show: false,
  id: 0,
  username: '',
  name: '',
  phone: '',
  company: '',
  face: null,
  rank: '',
  admin: site.contact && { ...site.contact, is_default: 1 },
  address: '',
  is_passed: 0,
  points: 0,
  cart: 0,
  message_count: 0,
  wechat: null,
  common_config: {
    hot_line: site.hotLine,
    qq1: site.qq1,
    qq2: site.qq2,
    site_title: site.title,
    logo: site.logo,
    filing: site.filing,
    mini_program_qr: site.miniProgramQr,
    app_qr: site.appQr,
    chat_url: site.chatUrl,
    is_price_open: toFlag(config.openPrices),
  },
  quality_inspection: null,
  login_url: '/login',
  is_show_youx: 1,
  is_special: 0,
  is_can_chat: 0,
  token: null,
  is_AfterSale: 0,
  is_contract_signed: 1,
  scopes: [],
  documents: [],
  region_code: null,
});

type Contact = { adminName: string | null; adminPhone: string | null; adminIsDefault: boolean };

const contactOf = ({ adminName, adminPhone, adminIsDefault }: Contact, site: Settings['site']) => {
  if (adminName) return { name: adminName, phone: adminPhone ?? '', is_default: toFlag(adminIsDefault) };
  return site.contact && { ...site.contact, is_default: 1 as const };
};
