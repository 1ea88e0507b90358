// Tests store observation: changes only, in order, reentrant dispatches; and that no other code subscribes directly.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { observeStore } from './observeStore.ts';

const slice = createSlice({
  name: 'counter',
  initialState: { count: 0, other: 0 },
  reducers: {
    counted(state, { payload }: PayloadAction<number>) {
      state.count = payload;
    },
    touched(state) {
      state.other += 1;
    },
  },
});
const { counted, touched } = slice.actions;
const create = () => configureStore({ reducer: slice.reducer });

it('passes the new and the previous value, only after a change', () => {
  const store = create();
  const onChange = vi.fn();
  const stop = observeStore(store, ({ count }) => count, onChange);
  store.dispatch(touched());
  expect(onChange).not.toHaveBeenCalled();
  store.dispatch(counted(2));
  store.dispatch(counted(2));
  store.dispatch(counted(5));
  expect(onChange.mock.calls).toEqual([
    [2, 0],
    [5, 2],
  ]);
  stop();
  store.dispatch(counted(9));
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('supports a listener that changes the observed value', () => {
  const store = create();
  const seen: number[] = [];
  observeStore(
    store,
    ({ count }) => count,
    (count) => {
      seen.push(count);
      if (count < 3) store.dispatch(counted(count + 1));
    },
  );
  store.dispatch(counted(1));
  expect(seen).toEqual([1, 2, 3]);
});

it('can be stopped from within the listener', () => {
  const store = create();
  const onChange = vi.fn(() => stop());
  const stop = observeStore(store, ({ count }) => count, onChange);
  store.dispatch(counted(1));
  store.dispatch(counted(2));
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('is the only place that subscribes to a store directly', () => {
  const src = join(import.meta.dirname, '..');
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.test\.tsx?$/.test(name) &&
      /\bstore\s*\.subscribe\(/i.test(readFileSync(join(src, name), 'utf8')),
  );
  expect(found).toEqual(['lib/observeStore.ts']);
});
