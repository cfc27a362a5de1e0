import { desc, eq } from 'drizzle-orm';
import type { Db } from '#db/database.ts';
import { sandboxSms } from '#db/schema/sandbox-sms.ts';

/** The latest code in the sandbox for a phone. */
export const sentCode = async (db: Db, phone: string): Promise<string> => {
  const [last] = await db
    .select({ text: sandboxSms.text })
    .from(sandboxSms)
    .where(eq(sandboxSms.phone, phone))
    .orderBy(desc(sandboxSms.id))
    .limit(1);
  const code = /验证码(\d{6})/.exec(last?.text ?? '')?.[1];
  if (!code) throw new Error(`Nothing was sent to ${phone}.`);
  return code;
};

/** A code other than the one sent. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
