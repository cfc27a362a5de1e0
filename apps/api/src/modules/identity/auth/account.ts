/** The owner of an account, or a person of its company. */
export type Account = { buyerId: number; member?: { id: number; name: string } | null };

/** The name under which tries are counted. */
export const countedAs = ({ buyerId, member }: Account) => (member ? `member ${member.id}` : String(buyerId));

/** Names a person in the account's log; empty for the owner. */
export const logName = ({ member }: Account) => (member ? `员工${member.name}` : '');
