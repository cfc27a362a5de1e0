export { canMail, MailFailure, sendMail } from './send-mail.ts';
