import { expect, type Locator, type Page } from '@playwright/test';
import { PAY_PASSWORD } from '../harness/buyer.ts';
import { arriveAt } from './place.ts';

/** From the cart to the paid order: the steps as a buyer takes them. */
export class Checkout {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The amount to pay that step 1 or 2 shows at its lower edge. */
  get payable(): Locator {
    return this.#page.getByText(/应付/).last().locator('xpath=..');
  }

  async openCart(): Promise<void> {
    await this.#page.goto('/cart');
    await expect(this.#page.getByRole('region', { name: '结算' })).toBeVisible();
  }

  async toCheck(): Promise<void> {
    await this.#page.getByRole('button', { name: '去结算' }).click();
    await arriveAt(this.#page, 'cart_step2');
    await expect(this.submitButton).toBeEnabled();
  }

  get submitButton(): Locator {
    return this.#page.getByRole('button', { name: '提交订单' });
  }

  /** Submits and answers with the order's id. */
  async submit(): Promise<number> {
    await this.submitButton.click();
    return Number((await arriveAt(this.#page, 'cart_step3')).id);
  }

  async payFromBalance(): Promise<void> {
    await this.#page.getByRole('radio', { name: /余额/ }).check({ force: true });
    await this.#page.getByLabel('支付密码').fill(PAY_PASSWORD);
    await this.#payButton.click();
  }

  /** Goes to the cashier and lets it do what its button says. */
  async payAtCashier(outcome: '支付成功' | '支付失败' | '重复通知'): Promise<void> {
    await this.#page.getByRole('radio', { name: /收银台|模拟|在线/ }).check({ force: true });
    await this.#payButton.click();
    await expect(this.#page.getByText('模拟环境')).toBeVisible();
    await this.#page.getByRole('button', { name: outcome }).click();
  }

  async expectPaid(): Promise<void> {
    await arriveAt(this.#page, 'cart_step4');
    await expect(this.#page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  }

  get #payButton(): Locator {
    return this.#page.getByRole('button', { name: /^支付 ¥/ });
  }
}
