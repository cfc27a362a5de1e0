import { ApiError } from '@yaoji/api-client';

/** The code by which the server says that something is not there, or is somebody else's (P8). */
const missingCode = 404;

/** For a call whose page shows itself that what it is about is not there: no alert says so beside it. */
export const missingIsShown = { handles: [missingCode] } as const;

/** Whether a call failed because what it asked for is not there. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === missingCode;
