export { dequal as isSame } from 'dequal/lite';
