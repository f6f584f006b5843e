import { expect, test } from 'vitest';
import { urlsOf } from './connectionUrls.ts';

test('splits the hosts of a connection string, also with a comma in the password', () => {
  expect(urlsOf('postgres://me:a,b@h1:5432,h2/db?ssl=true')).toEqual([
    'postgres://me:a,b@h1:5432/db?ssl=true',
    'postgres://me:a,b@h2/db?ssl=true',
  ]);
  expect(urlsOf('postgresql://[::1]:5432,10.0.0.2:5433/db')).toEqual(['postgresql://[::1]:5432/db', 'postgresql://10.0.0.2:5433/db']);
});

test('leaves a connection string with one host as it is', () => {
  for (const url of ['postgres://me:a,b@h1:5432/db', 'postgres:///db?host=/run/postgresql', 'postgres://h1/a,b'])
    expect(urlsOf(url)).toEqual([url]);
});
