import { expect, type Page } from '@playwright/test';
import { newPhone, receiveCode } from './phone.ts';
import { arriveAt } from './place.ts';

export interface Site {
  readonly company: string;
  readonly creditCode: string;
  readonly region: readonly string[];
  readonly address: string;
  readonly name: string;
}

/** A picture of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const codeSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A credit code that nobody has yet, closed by its check character (GB 32100). */
export function newCreditCode(): string {
  const start = `91510104${newPhone().slice(2)}`;
  const sum = [...start].reduce((total, sign, place) => total + codeSigns.indexOf(sign) * (3 ** place % 31), 0);
  return start + codeSigns[(31 - (sum % 31)) % 31];
}

/** The pages of a registration as an applicant uses them. */
export class Registration {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async openAccount(phone: string, password: string): Promise<void> {
    const page = this.#page;
    await page.getByRole('textbox', { name: '手机号' }).fill(phone);
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await receiveCode(page, phone));
    await page.getByLabel('登录密码').fill(password);
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await page.getByRole('button', { name: '注册并填写企业资料' }).click();
  }

  /** Fills the company or one store: what a part of the page holds. */
  async fillSite({ company, creditCode, region, address, name }: Site, within = this.#page.getByRole('main')) {
    await within.getByRole('textbox', { name: '企业名称' }).fill(company);
    await within.getByRole('textbox', { name: '统一社会信用代码' }).fill(creditCode);
    await within.getByRole('button', { name: /所在地区/ }).click();
    for (const part of region) await this.#page.getByRole('option', { name: part, exact: true }).click();
    await expect(within.getByRole('button', { name: /所在地区/ })).toContainText(region.join(' / '));
    await within.getByRole('textbox', { name: '详细地址' }).fill(address);
    await within.getByRole('textbox', { name: '联系人' }).fill(name);
  }

  /** Sends a document without end. */
  async sendDocument(name: string, number?: string): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: `上传${name}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `上传${name}` });
    await dialog.getByLabel('证件照片').setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: PNG });
    if (number) await dialog.getByRole('textbox', { name: '证件编号' }).fill(number);
    await dialog.getByRole('checkbox', { name: '长期有效' }).check();
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article', { name })).toContainText('审核中');
  }

  async expectWaiting(): Promise<void> {
    await expect(this.#page.getByText('资料已提交，正在审核')).toBeVisible();
  }

  /** Reads and signs the e-contract that is in view. */
  async sign(): Promise<void> {
    const page = this.#page;
    await arriveAt(page, 'e_contract');
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await page.getByRole('button', { name: '签署合同' }).click();
  }
}
