export { abandonJob, addJob, countJobs, deleteFinishedJobs, failingJobs, retryJob } from './job.repository.ts';
export { type JobRunner, type JobRunners, runDueJobs } from './run-jobs.ts';
export { startJobs } from './start-jobs.ts';
