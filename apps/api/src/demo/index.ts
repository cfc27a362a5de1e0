export { demoAccounts, demoPassword, demoPaymentPassword } from './accounts/people.ts';
export { seedDemo } from './seed-demo.ts';
