const shortestLimitMs = 20_000;
const hourMs = 3_600_000;
const timeout = AbortSignal.timeout.bind(AbortSignal);

/** An hour instead of the limits on reading lists and files and drawing documents: a busy machine reaches those. */
AbortSignal.timeout = (ms) => timeout(ms < shortestLimitMs ? ms : hourMs);
