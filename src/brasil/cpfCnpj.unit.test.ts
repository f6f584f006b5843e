import { describe, expect, test } from 'vitest';
import { formatCnpj, formatCpf, isCnpj, isCpf, toBareCnpj } from './cpfCnpj.ts';

describe('a CNPJ', () => {
  test.each(['11.222.333/0001-81', '11222333000181', '00.000.000/0001-91', '12.ABC.345/01DE-35', '12abc34501de35', '12 ABC 345 01DE 35'])(
    '%s is valid',
    (cnpj) => expect(isCnpj(cnpj)).toBe(true),
  );
  test.each([
    ...['', '11.222.333/0001-82', '11.222.333/0001-18', '12.ABC.345/01DE-36', '12.ABC.345/01DE-3A', '12.ABD.345/01DE-35'],
    ...['11222333000', '112223330001811', '11111111111111', '00000000000000', '12.ÁBC.345/01DE-35', '12;ABC;345;01DE;35'],
  ])('«%s» is not', (cnpj) => expect(isCnpj(cnpj)).toBe(false));
  test('is stored without marks and shown with them', () => {
    expect(toBareCnpj(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35');
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('123')).toBe('123');
  });
});

describe('a CPF', () => {
  test.each(['529.982.247-25', '52998224725', '111.444.777-35'])('%s is valid', (cpf) => expect(isCpf(cpf)).toBe(true));
  test.each(['', '529.982.247-26', '529.982.247-52', '111.111.111-11', '5299822472', '529982247255', '529/982/247/25', 'A2998224725'])(
    '«%s» is not',
    (cpf) => expect(isCpf(cpf)).toBe(false),
  );
  test('is shown with its marks', () => {
    expect(formatCpf('52998224725')).toBe('529.982.247-25');
    expect(formatCpf('52')).toBe('52');
  });
});
