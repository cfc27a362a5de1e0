import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';

const picture = (name: string, type = 'image/png') => new File(['picture'], name, { type });

describe('[R092] feedback', () => {
  test('[C052][C171] is sent with its order and its pictures, which upload as they are chosen', async () => {
    let sent = 0;
    const { user, calls } = renderShop('/yjfk', {
      'POST /api/upload': () => ({ data: { url: `/uploads/2026/03/${++sent}.png`, size: 7 } }),
      'POST /api/user/feedback': () => ({ data: null }),
    });
    await user.click(await screen.findByRole('radio', { name: '商品问题' }));
    await user.type(screen.getByRole('textbox', { name: /内容/ }), '外箱受潮，两盒变形');
    await user.type(screen.getByRole('textbox', { name: /订单号/ }), ' 202603050001234 ');
    await user.upload(screen.getByLabelText(/图片/), [picture('a.png'), picture('b.png')]);
    expect(await screen.findByRole('img', { name: '图片 2' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('提交成功')).toBeDefined();
    const form = calls.find(({ path, method }) => method === 'POST' && path === '/api/user/feedback')?.form;
    expect(Object.fromEntries(form ?? [])).toEqual({
      kind: 'goods',
      content: '外箱受潮，两盒变形',
      order_no: '202603050001234',
      'pictures[0]': '/uploads/2026/03/1.png',
      'pictures[1]': '/uploads/2026/03/2.png',
    });
  });

  test('[C256][C257] becomes a conversation to read and answer', async () => {
    const entry = (from: 'buyer' | 'service', text: string) => ({
      from,
      text,
      pictures: [],
      created_at: 1_763_000_000,
    });
    const talk = [entry('buyer', '外箱破损'), entry('service', '已安排补发')];
    const { user, calls } = renderShop('/yjfk?id=7', {
      'GET /api/user/feedback': () => ({
        data: [
          { id: 8, kind: 'advice', order_no: null, is_answered: 0, talk: [entry('buyer', '希望有夜间配送')] },
          { id: 7, kind: 'complaint', order_no: '202603050001234', is_answered: 1, talk },
        ],
      }),
      'POST /api/user/feedback/7/reply': () => ({ data: null }),
    });
    const own = (await screen.findByText('已回复')).closest('details') as HTMLDetailsElement;
    expect(own.open).toBe(true);
    expect(
      within(own)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringMatching(/^我.*外箱破损$/), expect.stringMatching(/^客服.*已安排补发$/)]);
    talk.push(entry('buyer', '收到，谢谢'));
    await user.type(within(own).getByRole('textbox', { name: '回复内容' }), '收到，谢谢{Enter}');
    expect(await within(own).findByText('收到，谢谢')).toBeDefined();
    expect(calls.find(({ path }) => path.endsWith('/reply'))?.form.get('text')).toBe('收到，谢谢');
  });

  test('[C171] a refused picture says why and can be sent again', async () => {
    let tries = 0;
    const refusal = { status: 422, message: '文件损坏', errors: { file: ['文件损坏'] } };
    const { user } = renderShop('/yjfk', {
      'POST /api/upload': () => (tries++ === 0 ? refusal : { data: { url: '/uploads/2026/03/1.png', size: 7 } }),
    });
    await user.upload(await screen.findByLabelText(/图片/), picture('a.png'));
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('img', { name: '图片 1' })).toBeDefined();
  });

  test('survives a reload, including pictures', async () => {
    const routes = { 'POST /api/upload': () => ({ data: { url: '/uploads/2026/03/1.png', size: 7 } }) };
    const first = renderShop('/yjfk', routes);
    await first.user.type(await screen.findByRole('textbox', { name: /内容/ }), '希望增加筛选');
    await first.user.upload(screen.getByLabelText(/图片/), picture('a.png'));
    await screen.findByRole('img', { name: '图片 1' });
    first.unmount();
    renderShop('/yjfk', routes);
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /内容/ });
    await waitFor(() => expect(field.value).toBe('希望增加筛选'));
    expect(screen.getByRole('img', { name: '图片 1' })).toBeDefined();
  });

  test('[E3] about another buyer’s order is refused next to the field', async () => {
    const refusal = { status: 422, message: '没有这个订单号', errors: { order_no: ['没有这个订单号'] } };
    const { user } = renderShop('/yjfk', { 'POST /api/user/feedback': () => refusal });
    await user.type(await screen.findByRole('textbox', { name: /内容/ }), '箱子压坏了');
    const order = screen.getByRole('textbox', { name: /订单号/ });
    await user.type(order, '1');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(order.getAttribute('aria-invalid')).toBe('true'));
  });
});
