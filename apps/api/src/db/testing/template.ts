import { randomBytes } from 'node:crypto';

const random = () => randomBytes(6).toString('hex');

export const templateName = () => `yaoji_template_${random()}`;

export const databaseName = () => `yaoji_test_${random()}`;
