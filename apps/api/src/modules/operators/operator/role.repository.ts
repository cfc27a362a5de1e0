import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { deskRole } from '#db/schema/desk-role.ts';

export type RoleRow = typeof deskRole.$inferSelect;
export type RoleValues = Omit<RoleRow, 'id'>;

export const rolesOfAll = (db: Executor): Promise<RoleRow[]> => db.select().from(deskRole).orderBy(asc(deskRole.id));

export const rolesById = (db: Executor, ids: readonly number[]): Promise<RoleRow[]> =>
  db
    .select()
    .from(deskRole)
    .where(inArray(deskRole.id, [...ids]));

export const findRole = (db: Executor, id: number): Promise<RoleRow | null> =>
  firstRow(db.select().from(deskRole).where(eq(deskRole.id, id)));

export const insertRole = (db: Executor, values: RoleValues): Promise<RoleRow> =>
  onlyRow(db.insert(deskRole).values(values).returning());

export const updateRole = (db: Executor, id: number, values: RoleValues): Promise<RoleRow> =>
  onlyRow(db.update(deskRole).set(values).where(eq(deskRole.id, id)).returning());

export const deleteRole = (db: Executor, id: number) => db.delete(deskRole).where(eq(deskRole.id, id));
