import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { checkOneOf, createdAt, id, instant, oneOf } from './columns.ts';

export const buyerStatuses = ['registering', 'pending', 'passed', 'rejected'] as const;

export const businessKinds = ['pharmacy', 'chain', 'clinic', 'hospital', 'wholesaler'] as const;

export type QualityInspection = { url: string | null; message: string | null };

/** `plainName` of a company, in SQL. */
export const plainCompany = (company: AnyPgColumn): SQL =>
  sql`lower(regexp_replace(normalize(${company}, nfkc), '\\s', '', 'g'))`;

/**
 * An account: one business customer, which is one store. Usernames are stored in lower case, so that log-in ignores
 * case.
 */
export const buyer = pgTable(
  'buyer',
  {
    id: id(),
    username: text('username').notNull().unique(),
    phone: text('phone').unique(),
    /** Verified, in lower case: it logs in and receives codes as the phone does. `email` is only for contact. */
    loginEmail: text('login_email').unique(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    face: text('face').notNull().default(''),
    rank: text('rank').notNull().default('普通会员'),
    status: oneOf('status', buyerStatuses).notNull().default('registering'),
    /** Null until step 2 of the registration. */
    businessKind: oneOf('business_kind', businessKinds),
    creditCode: text('credit_code'),
    email: text('email'),
    /** Landline of the company, in addition to the mobile of the person who registered. */
    telephone: text('telephone'),
    submittedAt: instant('submitted_at'),
    /** The operator's reason for refusing it. */
    rejectReason: text('reject_reason'),
    regionCode: text('region_code'),
    companyAddress: text('company_address').notNull().default(''),
    adminName: text('admin_name'),
    adminPhone: text('admin_phone'),
    adminIsDefault: boolean('admin_is_default').notNull().default(false),
    /** Effective once its documents are approved and the shop has a chat address. */
    canChat: boolean('can_chat').notNull().default(true),
    showsFreeShippingZone: boolean('shows_free_shipping_zone').notNull().default(true),
    isSpecial: boolean('is_special').notNull().default(false),
    /** Null: the shop's own reports; without an address and a message there is no link. */
    qualityInspection: jsonb('quality_inspection').$type<QualityInspection>(),
    /** Nickname of the linked WeChat account, which `wechatOpenId` identifies. */
    wechat: text('wechat'),
    wechatOpenId: text('wechat_open_id').unique(),
    contractRequired: boolean('contract_required').notNull().default(false),
    contractSignedAt: instant('contract_signed_at'),
    /** The signed version. */
    contractVersion: text('contract_version'),
    /** When its owner closed it; the rest is stored as long as the law requires. */
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    checkOneOf('buyer_status', table.status, buyerStatuses),
    checkOneOf('buyer_business_kind', table.businessKind, businessKinds),
    index('buyer_plain_company').on(plainCompany(table.company)),
    index('buyer_waiting').on(table.submittedAt).where(sql`${table.status} = 'pending'`),
  ],
);
