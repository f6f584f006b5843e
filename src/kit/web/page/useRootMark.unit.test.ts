import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { markRoot } from './useRootMark.ts';

let attributes: Record<string, string>;

beforeEach(() => {
  attributes = {};
  const documentElement = {
    getAttribute: (name: string) => attributes[name] ?? null,
    setAttribute: (name: string, value: string) => {
      attributes[name] = value;
    },
    removeAttribute: (name: string) => {
      delete attributes[name];
    },
  };
  vi.stubGlobal('document', { documentElement });
});

afterAll(() => vi.unstubAllGlobals());

it('stays until the last of those that set it is gone, in whatever order they go', () => {
  const [first, second, third] = [markRoot('data-fill'), markRoot('data-fill'), markRoot('data-fill')];
  expect(attributes).toEqual({ 'data-fill': '3' });
  first();
  third();
  expect(attributes).toEqual({ 'data-fill': '1' });
  second();
  expect(attributes).toEqual({});
});

it('passes from one screen to the next, which is mounted first or last', () => {
  const before = markRoot('data-fill');
  const after = markRoot('data-fill');
  before();
  expect(attributes).toEqual({ 'data-fill': '1' });
  after();
  const next = markRoot('data-fill');
  expect(attributes).toEqual({ 'data-fill': '1' });
  next();
  expect(attributes).toEqual({});
});

it('counts each attribute alone', () => {
  const fill = markRoot('data-fill');
  markRoot('data-wide')();
  expect(attributes).toEqual({ 'data-fill': '1' });
  fill();
});
