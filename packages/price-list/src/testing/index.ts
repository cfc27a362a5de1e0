export { encodeGbk } from './encode-gbk.ts';
export { writeXlsx } from './write-xlsx.ts';
