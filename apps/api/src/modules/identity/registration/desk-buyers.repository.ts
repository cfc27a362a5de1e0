import { type SQL, sql } from 'drizzle-orm';
import { containing } from '#db/containing.ts';
import type { Executor } from '#db/database.ts';
import type { Paging } from '#db/page.ts';
import { type Sort, sortedBy } from '#db/sorted-by.ts';
import type { Applicant } from './registration.repository.ts';

export type DeskBuyerQuery = {
  /** `documents`: with pending documents; `expired`: with expired ones that were not renewed;
   * `credit`: with an open request for a credit line. */
  status?: Applicant['status'] | 'documents' | 'expired' | 'credit' | undefined;
  /** In its names, its phone or its credit code. */
  keywords?: string | undefined;
  tag?: string | undefined;
  salesperson?: string | undefined;
  sort?: Sort<keyof typeof sorts> | undefined;
};

const sorts = { company: sql`company`, submittedAt: sql`coalesce(submitted_at, created_at)` };

export type DeskBuyer = Pick<
  Applicant,
  | 'id'
  | 'username'
  | 'name'
  | 'phone'
  | 'company'
  | 'companyAddress'
  | 'creditCode'
  | 'businessKind'
  | 'status'
  | 'regionCode'
> & {
  salesperson: string | null;
  tags: string[];
  waitingDocuments: number;
  expiredDocuments: number;
  submittedAt: Date | null;
  createdAt: Date;
};

const waitingDocuments = sql`(
  select count(*)::int from document paper where paper.buyer_id = buyer.id and paper.status = 'pending')`;

/** Accepted but expired, without a valid one of the same kind. */
const expiredDocuments = (today: string) => sql`(
  select count(*)::int from document paper
  where paper.buyer_id = buyer.id and paper.status = 'passed' and paper.expires_on < ${today} and not exists (
    select from document other where other.buyer_id = buyer.id and other.kind = paper.kind and other.status = 'passed'
      and coalesce(other.expires_on, 'infinity') >= ${today}))`;

/** Accounts that are not closed: pending ones oldest first, then the newest, unless sorted otherwise. */
export const deskBuyerPage = async (
  db: Executor,
  query: DeskBuyerQuery,
  { page, perPage }: Paging,
  today: string,
): Promise<{ rows: DeskBuyer[]; total: number }> => {
  const where = conditions(query, today);
  const sorted =
    sortedBy(sorts, query.sort) ?? sql`status <> 'pending', case when status = 'pending' then submitted_at end`;
  const { rows } = await db.execute<Record<keyof DeskBuyer, unknown>>(sql`
    select id, username, name, phone, company, company_address as "companyAddress", credit_code as "creditCode",
      business_kind as "businessKind", status, region_code as "regionCode",
      admin_name as salesperson, ${waitingDocuments} as "waitingDocuments", ${expiredDocuments(today)} as "expiredDocuments",
      array(select tag.name from desk_tag tag where tag.buyer_id = buyer.id order by tag.name) as tags,
      submitted_at as "submittedAt", created_at as "createdAt"
    from buyer where ${where}
    order by ${sorted}, id desc
    limit ${perPage} offset ${(page - 1) * perPage}`);
  const { rows: totals } = await db.execute(sql`select count(*)::int as total from buyer where ${where}`);
  return {
    rows: rows.map((row) => ({
      ...(row as DeskBuyer),
      id: Number(row.id),
      submittedAt: row.submittedAt === null ? null : new Date(row.submittedAt as string),
      createdAt: new Date(row.createdAt as string),
    })),
    total: Number(totals[0]?.total),
  };
};

const conditions = ({ status, keywords, tag, salesperson }: DeskBuyerQuery, today: string): SQL => {
  const parts = [sql`closed_at is null`];
  if (status === 'documents') parts.push(sql`${waitingDocuments} > 0`);
  else if (status === 'credit')
    parts.push(sql`exists (select from credit_request where buyer_id = buyer.id and credit_request.status = 'open')`);
  else if (status === 'expired') parts.push(sql`${expiredDocuments(today)} > 0`);
  else if (status) parts.push(sql`status = ${status}`);
  if (keywords) {
    const pattern = containing(keywords);
    // A bank writes 康宁大药房(锦江店) in half width.
    parts.push(sql`(normalize(company, nfkc) ilike normalize(${pattern}, nfkc) or username ilike ${pattern} or name ilike ${pattern}
      or phone ilike ${pattern} or login_email ilike ${pattern} or credit_code ilike ${pattern})`);
  }
  if (tag) parts.push(sql`id in (select buyer_id from desk_tag where name = ${tag})`);
  if (salesperson) parts.push(sql`admin_name = ${salesperson}`);
  return sql.join(parts, sql` and `);
};

/** A buyer's orders, without cancelled ones. */
export const orderedBy = async (db: Executor, buyerId: number): Promise<{ count: number; total: string }> => {
  const { rows } = await db.execute(sql`
    select count(*)::int as count, coalesce(sum(total), 0)::numeric(14, 2)::text as total
    from orders where buyer_id = ${buyerId} and status <> 'cancelled'`);
  return { count: Number(rows[0]?.count), total: String(rows[0]?.total) };
};
