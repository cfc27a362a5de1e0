import { ApiError } from '@yaoji/api-client';

/** The server's code for something that does not exist, or belongs to another account (P8). */
const missingCode = 404;

/** For calls whose page shows that its subject is missing, instead of an alert. */
export const missingIsShown = { handles: [missingCode] } as const;

/** Whether a call failed because its subject does not exist. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === missingCode;
