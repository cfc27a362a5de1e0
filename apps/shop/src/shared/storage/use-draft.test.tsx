import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useDraft } from './use-draft.ts';

const empty = { name: '', pictures: [] as string[] };
const open = (key = 'demand:1') => renderHook(() => useDraft(key, empty)).result;

describe('a draft', () => {
  beforeEach(() => sessionStorage.clear());

  test('survives a reload', () => {
    const before = open();
    act(() => before.current.change({ name: '安宫牛黄丸' }));
    act(() => before.current.change({ pictures: ['/uploads/a.png'] }));
    expect(open().current.draft).toEqual({ name: '安宫牛黄丸', pictures: ['/uploads/a.png'] });
  });

  test('is restored before the user can type', () => {
    const before = open();
    act(() => before.current.change({ pictures: ['/uploads/a.png'] }));
    const { result } = renderHook(() => {
      const form = useDraft('demand:1', empty);
      const { change } = form;
      useLayoutEffect(() => change({ name: '安宫牛黄丸' }), [change]);
      return form;
    });
    expect(result.current.draft).toEqual({ name: '安宫牛黄丸', pictures: ['/uploads/a.png'] });
  });

  test('of one buyer is not shown to another', () => {
    const before = open('demand:1');
    act(() => before.current.change({ name: '安宫牛黄丸' }));
    expect(open('demand:2').current.draft).toEqual(empty);
  });

  test('is removed once sent', () => {
    const form = open();
    act(() => form.current.change({ name: '安宫牛黄丸' }));
    act(() => form.current.clear());
    expect(form.current.draft).toEqual(empty);
    expect(open().current.draft).toEqual(empty);
  });

  test('is ignored if unreadable', () => {
    sessionStorage.setItem('draft:demand:1', '{"name":');
    expect(open().current.draft).toEqual(empty);
  });
});
