import { describe, expect, it } from 'vitest';
import { Default, Type } from '#kit/schema.ts';
import { defaultsOf, parseSearch, searchOf, stringifySearch } from './search.ts';

const query = Type.Object({
  q: Default(Type.String({ maxLength: 5 }), ''),
  page: Default(Type.Integer({ minimum: 1 }), 1),
  order: Default(Type.Enum(['asc', 'desc']), 'desc'),
  uf: Type.Optional(Type.Array(Type.String({ maxLength: 2 }))),
  status: Type.Optional(Type.Array(Type.Enum(['aberta', 'fechada']))),
  modalidade: Type.Optional(Type.Array(Type.Integer())),
  valorMin: Type.Optional(Type.Number({ minimum: 0 })),
  srp: Type.Optional(Type.Boolean()),
});
const read = (address: string) => searchOf(query)(parseSearch(address));

describe('reading an address', () => {
  it('parses text into the types of the call', () => {
    expect(read('?q=pão&page=3&uf=SP,RJ&modalidade=6,8&valorMin=10.5&srp=true')).toEqual({
      q: 'pão',
      page: 3,
      uf: ['SP', 'RJ'],
      modalidade: [6, 8],
      valorMin: 10.5,
      srp: true,
    });
  });

  it('drops what the call would refuse', () => {
    expect(read('?page=0&order=up&status=aberta,other&valorMin=-1&srp=maybe&modalidade=x&unknown=1')).toEqual({ status: ['aberta'] });
    expect(read('?page=1.5&valorMin=')).toEqual({});
  });

  it('truncates text to the maximum length of the call', () => {
    expect(read('?q=123456789')).toEqual({ q: '12345' });
  });

  it('omits defaults', () => {
    expect(read('?page=1&order=desc&q=')).toEqual({});
  });

  it('accepts typed values, not only text', () => {
    expect(searchOf(query)({ page: 2, uf: ['SP'], srp: false })).toEqual({ page: 2, uf: ['SP'], srp: false });
  });
});

describe('writing an address', () => {
  it('joins lists with commas and leaves out what is empty', () => {
    expect(stringifySearch({ q: '', page: undefined, uf: ['SP', 'RJ'], status: [] })).toBe('?uf=SP,RJ');
    expect(stringifySearch({})).toBe('');
  });

  it('is read back as it was', () => {
    const search = { q: 'a&b=c', page: 2, uf: ['SP', 'RJ'] };
    expect(read(stringifySearch(search))).toEqual(search);
  });
});

it('knows the defaults of a call', () => {
  expect(defaultsOf(query)).toEqual({ q: '', page: 1, order: 'desc' });
});
