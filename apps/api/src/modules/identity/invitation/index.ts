import type { Executor } from '#db/database.ts';
import { dayMs } from '#durations.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { deleteOldInvitations } from './invitation.repository.ts';

export { isEntered, openInvitations, withdrawOfMember, withdrawOne } from './invitation.repository.ts';
export { addInvitedBuyer, inviteBuyer, issuePersonInvitation, issueRegistrationCode } from './issue-invitation.ts';

/** Removes invitations that expired three months ago; until then their code says why it is refused. */
export const sweepInvitations = (db: Executor, now: Date) =>
  deleteOldInvitations(db, new Date(now.getTime() - 90 * dayMs));

export const invitationHandlers = { acceptInvitation, readInvitation };
