export { countStoppedWebhooks, databaseFacts, latestBackups } from './system.repository.ts';
