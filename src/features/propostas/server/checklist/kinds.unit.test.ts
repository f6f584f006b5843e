import { expect, it } from 'vitest';
import { isNamed, kindOf } from './kinds.ts';

it('tells the kind of document by the words of a title', () => {
  const titles = {
    'Certidão de débitos federais e da dívida ativa da União': 'cndFederal',
    'Prova de regularidade com a Fazenda Estadual': 'cndEstadual',
    'CND municipal (sede)': 'cndMunicipal',
    'Certificado de regularidade do FGTS': 'crfFgts',
    'Certidão negativa de débitos trabalhistas (CNDT)': 'cndt',
    'Inscrição no CNPJ': 'cartaoCnpj',
    'Inscrição municipal': 'inscricaoMunicipal',
    'Certidão negativa de falência': 'falencia',
    'Balanço patrimonial e demonstrações do último exercício': 'balanco',
    'Atestados de capacidade técnica': 'atestadoCapacidade',
    'Registro na entidade profissional, se exigido': 'registroConselho',
    'Contrato social ou estatuto em vigor, registrado': 'contratoSocial',
    'Procuração de quem assina pela empresa': 'procuracao',
  };
  for (const [title, kind] of Object.entries(titles)) expect([title, kindOf(title)]).toEqual([title, kind]);
  for (const title of ['Amostra do produto', 'Planilha de preços conferida']) expect(kindOf(title)).toBeUndefined();
});

it('recognises a document by its own name', () => {
  expect(isNamed('Autorização da ANVISA (AFE)', 'Autorização da Anvisa')).toBe(true);
  expect(isNamed('Amostra', 'Autorização da Anvisa')).toBe(false);
});
